import { tableResolver } from '../http/graphql/table.resolver.js';
import type { Room } from '../room.js';
import { HeroSlide } from './entity.js';
import { HeroResolver } from './resolver.js';
import { heroRoutes } from './rest.js';
import { heroSlideTable } from './table.js';

/** The slides of the home page. */
export const hero: Room = {
  entities: [HeroSlide],
  resolvers: [HeroResolver, tableResolver(heroSlideTable)],
  routes: heroRoutes,
  tags: [{ name: 'Home', description: 'The slides of the home page.' }],
};
