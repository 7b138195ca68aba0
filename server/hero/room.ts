import { tableResolver } from '../http/graphql/table.resolver.js';
import type { Room } from '../room.js';
import { languagesResolver } from '../translations/index.js';
import { HeroSlide } from './entity.js';
import { HeroResolver } from './resolver.js';
import { heroRoutes } from './rest.js';
import { heroSlideTable } from './table.js';
import { heroSlideTexts } from './texts.js';

/** The slides of the home page. */
export const hero: Room = {
  entities: [HeroSlide],
  resolvers: [languagesResolver(heroSlideTexts), HeroResolver, tableResolver(heroSlideTable)],
  routes: heroRoutes,
  tags: [{ name: 'Home', description: 'The slides of the home page.' }],
};
