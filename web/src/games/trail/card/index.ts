import type { GameCard } from '../../card';
import Art from './Art.svelte';

const card: GameCard = { Art, minutes: 120, weight: 4 };

export default card;
