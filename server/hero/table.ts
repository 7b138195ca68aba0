import { flagFilter } from '../core/table/args.js';
import { declareTable } from '../core/table/declareTable.js';
import { HeroSlide } from './entity.js';
import { canWrite } from './policy.js';

/** All slides, for admins; searched in title and subtitle. */
export const heroSlideTable = declareTable({
  name: 'HeroSlideTable',
  description: 'All slides, inactive ones too, in order; searched in title and subtitle. For admins.',
  pageDescription: 'A page of the table of slides.',
  scope: 'content',
  mayRead: canWrite,
  entity: HeroSlide,
  sortDescription: 'What the table of slides is sorted by.',
  sorts: {
    ORDER: ['order', 'As they follow one another on the home page.'],
    TITLE: ['title', 'By the text of the title.'],
  },
  order: ['ORDER', 'ASC'],
  filters: { isActive: flagFilter('Only those that are active, or that are not.') },
  searched: 'search',
});
