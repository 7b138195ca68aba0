export { likelyOf, rank, type Ranked } from './retrieval/rank.js';
export { isMine, meaningful, soughtWords, speaksOfForeignTopics, type Unit } from './retrieval/terms.js';
export { startOfText } from './startOfText.js';
