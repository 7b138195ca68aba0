// @module-tag database
import { expect, it } from 'vitest';
import { csvOf } from '../testing/csv.js';
import { useTestApp } from '../testing/testApp.js';
import { buildJobOpening } from './factory.js';

const app = useTestApp();

const day = (number: number) => new Date(Date.UTC(2026, 4, number));

it.each([
  ['', ['Alpha,Pokhara,FullTime,false', 'Beta,Patan,FullTime,true']],
  ['direction=ASC', ['Beta,Patan,FullTime,true', 'Alpha,Pokhara,FullTime,false']],
  ['sort=TITLE&direction=ASC', ['Alpha,Pokhara,FullTime,false', 'Beta,Patan,FullTime,true']],
  ['isActive=true', ['Beta,Patan,FullTime,true']],
  ['search=POKHARA alpha', ['Alpha,Pokhara,FullTime,false']],
])('the openings leave as CSV: %s', async (query, expected) => {
  await app.save(
    buildJobOpening(day(2), { title: 'Alpha', location: 'Pokhara', isActive: false }),
    buildJobOpening(day(1), { title: 'Beta', location: 'Patan' }),
  );
  const { total, lines } = await csvOf(app, `job-openings?${query}`, await app.admin());
  const [heading, ...rows] = lines;
  expect([total, heading]).toEqual([
    String(expected.length),
    'ID,Title,Location,Type,Active,Posted,Apply by,Summary,Responsibilities,Qualifications',
  ]);
  expect(rows.map((row) => row.split(',').slice(1, 5).join(','))).toEqual(expected);
});
