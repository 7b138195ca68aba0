import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal } from '../../testing/fakeServer';
import { dialog, openEditor, press } from '../../testing/pageEditor';
import type { WhyContent } from './why/content';
// Fetched ahead, so that the first test waits for the page's answer alone.
import './WhyChooseUsTab';

const content: WhyContent = {
  header: { title: 'Why us', subtitle: null },
  headerBackgroundImageUrl: null,
  headerBackgroundVideoUrl: null,
  benefitsTitle: 'Our Core Benefits',
  benefitItems: [
    { id: 'b1', iconIdentifier: 'fairPricing', title: 'Fair prices', description: 'Told before.', order: 1 },
    { id: 'b2', iconIdentifier: 'teaForAll', title: 'Tea', description: 'While you wait.', order: 2 },
  ],
  closingCta: null,
};

const open = (over?: Parameters<typeof openEditor>[3]) => openEditor('whyChooseUs', 'WHY_CHOOSE_US', content, over);
const save = () => press('Save Why Choose Us Page');
const items = () => within(screen.getByRole('list', { name: 'Benefit Items' })).getAllByRole('listitem');

it('changes a local copy and says so; the button saves all of it', async () => {
  const { user, saves } = await open();
  await user.type(await screen.findByLabelText('Header subtitle'), 'Yes');
  expect(await screen.findByText('Header updated locally. Save page to persist.')).toBeTruthy();
  expect(saves()).toEqual([]);
  await user.click(save());
  expect(await screen.findByText('Page saved successfully')).toBeTruthy();
  expect(saves()).toEqual([
    {
      slug: 'WHY_CHOOSE_US',
      version: 3,
      content: { ...content, header: { title: 'Why us', subtitle: 'Yes' } },
    },
  ]);
});

it('a refusal stands in a toast and at the item', async () => {
  const message = 'Benefit title can have at most 200 characters.';
  const { user } = await open({
    SavePage: refusal('BAD_INPUT', message, { 'benefitItems.1.title': message }),
  });
  await user.click(await screen.findByRole('button', { name: 'Save Why Choose Us Page' }));
  expect(await screen.findByText(`Failed to save page: ${message}`)).toBeTruthy();
  expect(items().map((item) => item.textContent?.includes(message))).toEqual([false, true]);
});

it('nothing of a benefit is required; unknown icons show one letter', async () => {
  const { user, saves } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add Benefit Item' }));
  await user.clear(dialog().getByLabelText('Order'));
  await user.click(dialog().getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Benefit item added locally.')).toBeTruthy();
  expect(items().map((item) => item.querySelector('[aria-hidden]')?.textContent)).toEqual(['', '', 'T']);
  await user.click(save());
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]!.content.benefitItems[0]).toMatchObject({
    iconIdentifier: '',
    title: '',
    description: '',
    order: 0,
  });
});

it('a description stands in the list whole up to a hundred characters (back-office §9)', async () => {
  const descriptions = ['x'.repeat(100), 'y'.repeat(101)];
  const benefitItems = content.benefitItems.map((item, at) => ({ ...item, description: descriptions[at]! }));
  await openEditor('whyChooseUs', 'WHY_CHOOSE_US', { ...content, benefitItems });
  expect(await screen.findByText('x'.repeat(100))).toBeTruthy();
  expect(screen.getByText(`${'y'.repeat(97)}...`)).toBeTruthy();
});

it('the order of a benefit is a whole number', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Edit Tea' }));
  await user.clear(dialog().getByLabelText('Order'));
  await user.type(dialog().getByLabelText('Order'), '1.5');
  await user.click(dialog().getByRole('button', { name: 'Apply' }));
  expect(dialog().getAllByText('Order must be a whole number.').length).toBeGreaterThan(0);
});

it('the closing call has two buttons', async () => {
  const { user, saves } = await open();
  await user.type(await screen.findByLabelText('Closing title'), 'So?');
  await user.type(screen.getByLabelText('First button text'), 'Book');
  await user.type(screen.getByLabelText('First button link'), '/request');
  await user.type(screen.getByLabelText('Second button text'), 'Ask');
  await user.type(screen.getByLabelText('Second button link'), '/contact');
  await user.click(save());
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]!.content.closingCta).toEqual({
    title: 'So?',
    description: null,
    cta1Text: 'Book',
    cta1Link: '/request',
    cta2Text: 'Ask',
    cta2Link: '/contact',
  });
});
