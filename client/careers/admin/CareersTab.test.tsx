import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { confirmation } from '../../testing/confirmation';
import { tablePage } from '../../testing/admin';
import { refusal } from '../../testing/fakeServer';
import { openEditor, press } from '../../testing/pageEditor';
import type { CareersContent } from './pageContent';
// Fetched ahead, so that the first test waits for the page's answer alone.
import './CareersTab';

const content: CareersContent = {
  pageTitle: 'Careers',
  introductionText: null,
  whyWorkWithUsSectionTitle: 'Why us',
  whyWorkWithUsContent: null,
};
const job = (id: string, over: object = {}) => ({
  __typename: 'JobOpening',
  id,
  title: `Job ${id}`,
  location: 'Lalitpur',
  type: 'PartTime',
  summary: '<p>Mend sets.</p>',
  responsibilities: ['Open', 'Close'],
  qualifications: [],
  isActive: true,
  validThrough: null,
  postedDate: '2026-06-01T06:00:00.000Z',
  version: 2,
  ...over,
});

let jobs: ReturnType<typeof job>[];
beforeEach(() => {
  jobs = [job('A')];
});

const JobOpeningTable = () => ({ jobOpeningTable: tablePage('JobOpeningTable', jobs) });
const open = (answers: Parameters<typeof openEditor>[3] = {}, query = '', page: CareersContent | null = content) =>
  openEditor(`careers${query}`, 'CAREERS', page, { JobOpeningTable, ...answers });
const form = () => within(screen.getByRole('dialog'));

test('the words around the openings are saved as a page', async () => {
  const { user, saves } = await open();
  await user.type(await screen.findByLabelText('Section title'), '?');
  await user.clear(screen.getByLabelText('Page title'));
  await user.type(screen.getByLabelText('Page title'), 'Work here');
  await user.click(press('Save Page'));
  expect(await screen.findByText(`Page 'careers' updated.`)).toBeTruthy();
  expect(saves()).toEqual([
    {
      slug: 'CAREERS',
      version: 3,
      content: { ...content, pageTitle: 'Work here', whyWorkWithUsSectionTitle: 'Why us?' },
    },
  ]);
});

test('page info that is not there is said, and the openings are there all the same', async () => {
  await open({}, '', null);
  expect(await screen.findByText('Careers page info not loaded.')).toBeTruthy();
  expect(await screen.findByRole('row', { name: /Job A/ })).toBeTruthy();
});

test('no openings; the newest are asked for first', async () => {
  jobs = [];
  const { asked } = await open();
  expect(await screen.findByText('No job openings found.')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'JobOpeningTable')?.variables).toMatchObject({
    sort: 'POSTED_DATE',
    direction: 'DESC',
    isActive: null,
  });
});

test('a new opening is full-time in Kathmandu; lists are lines, the empty ones dropped', async () => {
  const { user, asked, address } = await open(
    { CreateJobOpening: ({ input }) => ({ createJobOpening: job('B', input) }) },
    '?isActive=true&edit=new',
  );
  await screen.findByRole('dialog');
  await user.click(form().getByRole('button', { name: 'Save' }));
  expect((await form().findAllByText('Title is required.')).length).toBeGreaterThan(0);
  expect((await form().findAllByText('Summary is required.')).length).toBeGreaterThan(0);

  await user.type(form().getByLabelText(/^Title/), 'Technician');
  await user.click(await form().findByRole('button', { name: 'HTML' }));
  await user.type(form().getByRole('textbox', { name: /^Summary/ }), '<p>Mend.</p>');
  await user.type(form().getByLabelText(/^Responsibilities/), 'Open{Enter}{Enter}  {Enter}Close ');
  await user.click(form().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Job opening added.')).toBeTruthy();
  const sent = asked.find(({ name }) => name === 'CreateJobOpening')?.variables.input;
  expect(sent).toEqual({
    title: 'Technician',
    location: 'Kathmandu, Nepal',
    type: 'FullTime',
    summary: '<p>Mend.</p>',
    responsibilities: ['Open', 'Close'],
    qualifications: [],
    validThrough: null,
    isActive: true,
    version: null,
  });
  expect(address()).toBe('/admin/careers?isActive=true');
});

test('an edit goes on from the version that was read', async () => {
  const { user, asked } = await open({
    UpdateJobOpening: ({ input }) => ({ updateJobOpening: job('A', { ...input, version: 3 }) }),
  });
  await user.click(await screen.findByRole('button', { name: /^Edit/ }));
  const lines = await form().findByLabelText<HTMLTextAreaElement>(/^Responsibilities/);
  expect(lines.value).toBe('Open\nClose');
  await user.type(lines, '{Enter}Sweep');
  await user.click(form().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Job opening updated.')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'UpdateJobOpening')?.variables).toMatchObject({
    id: 'A',
    input: { responsibilities: ['Open', 'Close', 'Sweep'], version: 2 },
  });
});

test('a press makes an opening inactive at once, and it is active again where the server refuses', async () => {
  let refuse = false;
  const { user, asked } = await open({
    UpdateJobOpening: ({ input }) => {
      if (refuse) return refusal('INTERNAL', 'Something went wrong. Please try again later.');
      jobs = [job('A', { ...input, version: 3 })];
      return { updateJobOpening: jobs[0] };
    },
  });
  const state = () => screen.findByRole('switch', { name: /Job A/ });
  await user.click(await state());
  expect(await screen.findByText('Job opening updated.')).toBeTruthy();
  const { __typename, id, postedDate: _postedDate, ...whole } = job('A', { isActive: false });
  expect(asked.find(({ name }) => name === 'UpdateJobOpening')?.variables).toEqual({ id, input: whole });
  expect((await state()).getAttribute('aria-checked')).toBe('false');
  refuse = true;
  await user.click(await state());
  expect(await screen.findByText('Something went wrong. Please try again later.')).toBeTruthy();
  await waitFor(async () => expect((await state()).getAttribute('aria-checked')).toBe('false'));
});

test('deleting asks first', async () => {
  const { user, asked } = await open({
    DeleteJobOpening: () => {
      jobs = [];
      return { deleteJobOpening: 'A' };
    },
  });
  const remove = async () =>
    user.click(within(await screen.findByRole('row', { name: /Job A/ })).getByRole('button', { name: /Delete/ }));
  confirmation.mockReturnValue(false);
  await remove();
  expect(asked.some(({ name }) => name === 'DeleteJobOpening')).toBe(false);
  confirmation.mockReturnValue(true);
  await remove();
  expect(await screen.findByText('Job opening deleted.')).toBeTruthy();
  expect(await screen.findByText('No job openings found.')).toBeTruthy();
});
