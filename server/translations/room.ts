import type { Room } from '../room.js';
import { Translation } from './entity.js';
import { TranslationsOfTheGone } from './followers.js';
import { TranslationResolver } from './resolver.js';
import { translationRoutes } from './rest.js';

/** The owner's texts in two languages: one store for all rooms. */
export const translations: Room = {
  entities: [Translation],
  followers: [new TranslationsOfTheGone()],
  resolvers: [TranslationResolver],
  routes: translationRoutes,
  tags: [{ name: 'Translations', description: "The owner's texts in the other language." }],
};
