export { HeroSlideCreated, HeroSlideDeleted, HeroSlideUpdated } from './events.js';
