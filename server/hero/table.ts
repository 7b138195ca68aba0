import type { z } from 'zod';
import { describedEnum } from '../core/entities/describedEnum.js';
import { containsEveryWord } from '../core/entities/textSearch.js';
import { SortDirection } from '../core/pagination.js';
import { flagFilter, tableSchema } from '../core/table/args.js';
import type { Table } from '../core/table/table.js';
import { HeroSlide } from './entity.js';
import { canWrite } from './policy.js';

export enum HeroSlideTableSort {
  ORDER = 'ORDER',
  TITLE = 'TITLE',
}

describedEnum(HeroSlideTableSort, 'HeroSlideTableSort', 'What the table of slides is sorted by.', {
  ORDER: 'As they follow one another on the home page.',
  TITLE: 'By the text of the title.',
});

const schema = tableSchema(
  HeroSlideTableSort,
  { sort: HeroSlideTableSort.ORDER, direction: SortDirection.ASC },
  { isActive: flagFilter('Only those that are active, or that are not.') },
);

/** All slides, for admins; searched in title and subtitle. */
export const heroSlideTable: Table<HeroSlide, z.output<typeof schema>> = {
  name: 'HeroSlideTable',
  description: 'All slides, inactive ones too, in order; searched in title and subtitle. For admins.',
  pageDescription: 'A page of the table of slides.',
  scope: 'content',
  mayRead: canWrite,
  entity: HeroSlide,
  schema,
  sorts: { ORDER: 'order', TITLE: 'title' },
  where: ({ search, isActive }) => ({
    $and: [
      typeof isActive === 'boolean' ? { isActive } : {},
      ...(search === null ? [] : containsEveryWord('search', search)),
    ],
  }),
};
