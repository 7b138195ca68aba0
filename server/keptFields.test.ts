// @module-tag database
import { expect, it } from 'vitest';
import { buildGraphqlSchema } from './graphql.js';
import { kept, notKept } from './keptFields.js';
import { GRAPHQL } from './testing/access/graphqlRows.js';

it('says of each field of Query whether its answer is kept', () => {
  const fields = Object.keys(buildGraphqlSchema().getQueryType()!.getFields());
  expect([...kept, ...Object.values(notKept).flat()].toSorted()).toEqual(fields.toSorted());
});

it('keeps nothing that is not for every guest', () => {
  const guest = (field: string) => GRAPHQL[`Query.${field}`]![1];
  // a page that was never written, and a draft
  const mayBeNull = [
    'aboutPage',
    'careersPage',
    'contactPage',
    'faqPage',
    'servicesPage',
    'whyChooseUsPage',
    'blogPost',
  ];
  expect(kept.filter((field) => guest(field) !== 'ok')).toEqual(mayBeNull);
});
