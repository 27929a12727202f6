import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { greet, keepSettings } from './shell/settings.svelte';

keepSettings();
void greet();
mount(App, { target: document.querySelector('#posse') as HTMLElement });
