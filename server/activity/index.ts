export { logGeminiQuery } from './service.js';
