// @module-tag database
import { expect, it } from 'vitest';
import { csvOf } from '../testing/csv.js';
import { useTestApp } from '../testing/testApp.js';
import { buildHeroSlide } from './factory.js';

const app = useTestApp();

it.each([
  ['', ['1,Beta,S,true', '2,Alpha,Bright,false']],
  ['direction=DESC', ['2,Alpha,Bright,false', '1,Beta,S,true']],
  ['sort=TITLE', ['2,Alpha,Bright,false', '1,Beta,S,true']],
  ['isActive=true', ['1,Beta,S,true']],
  ['isActive=false', ['2,Alpha,Bright,false']],
  ['search=BRIGHT', ['2,Alpha,Bright,false']],
])('the slides leave as CSV: %s', async (query, expected) => {
  await app.save(
    buildHeroSlide({ title: 'Alpha', subtitle: 'Bright', order: 2, isActive: false }),
    buildHeroSlide({ title: 'Beta', subtitle: 'S', order: 1 }),
  );
  const { total, lines } = await csvOf(app, `hero-slides?${query}`, await app.admin());
  const [heading, ...rows] = lines;
  expect(total).toBe(String(expected.length));
  expect(heading).toBe(
    'ID,Order,Title,Subtitle,Active,Button text,Button link,Image,Video,Background colour,Text colour',
  );
  expect(rows.map((row) => row.split(',').slice(1, 5).join(','))).toEqual(expected);
});
