import type { GameCard } from '../../card';
import Art from './Art.svelte';

const card: GameCard = { Art, minutes: 40, weight: 2 };

export default card;
