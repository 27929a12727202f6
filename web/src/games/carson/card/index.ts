import type { GameCard } from '../../card';
import Art from './Art.svelte';

const card: GameCard = { Art, minutes: 90, weight: 3 };

export default card;
