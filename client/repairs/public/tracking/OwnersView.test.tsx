import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, refusal } from '../../../testing/fakeServer';
import { renderApp } from '../../../testing/renderApp';
import { abilities, fullRepair, ID, ownersAbilities, tracked } from '../../testing/tracked';

/** The first test of a file waits for code to be loaded. */
const PATIENCE = { timeout: 5000 };

type Server = Parameters<typeof fakeServer>[0];

async function open(repair: unknown, server: Server = {}) {
  const link = fakeServer({
    TrackRepair: { trackRepair: repair },
    FullRepair: { repair: fullRepair() },
    ...server,
  });
  const app = await renderApp(`/track/${ID}`, { link });
  await screen.findByRole('heading', { name: 'Sony XR-55' }, PATIENCE);
  return app;
}

const own = (change: Parameters<typeof tracked>[0] = {}) => tracked({ abilities: ownersAbilities(), ...change });
const section = (name: string) => within(screen.getByRole('heading', { name }).closest('section')!);

describe('what only the owner sees', () => {
  it('is the record in full', async () => {
    await open(own());
    const card = section('Only for the owner and the shop');
    expect((await card.findByText('९८४१-२३४५६७')).getAttribute('href')).toBe('tel:9841234567');
    expect(card.getByText('Sita Sharma')).toBeTruthy();
    expect(card.getByText('House 12, Baneshwor')).toBeTruthy();
    expect(card.getByText('It hums, and there are lines on the left.')).toBeTruthy();
  });

  it('has its pictures, which open large, with the others around them', async () => {
    const issueImageUrls = ['/media/1.webp', '/media/2.webp', '/media/3.webp'];
    const { user } = await open(own(), { FullRepair: { repair: fullRepair({ issueImageUrls }) } });
    const card = section('Only for the owner and the shop');
    const second = await card.findByRole('button', { name: 'Picture 2 of 3' }, PATIENCE);
    await user.click(second);
    const large = within(screen.getByRole('dialog', { name: 'Pictures' }));
    const shown = () => large.getByRole('img').getAttribute('src');
    expect(large.getByRole('img', { name: 'Picture 2 of 3' })).toBeTruthy();
    // A browser moves the focus into the dialog by itself.
    large.getByRole('button', { name: 'Close' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(shown()).toBe('/media/3.webp');
    await user.click(large.getByRole('button', { name: 'Next picture' }));
    expect(shown()).toBe('/media/1.webp');
    await user.keyboard('{ArrowLeft}');
    expect(shown()).toBe('/media/3.webp');
    await user.click(large.getByRole('button', { name: 'Previous picture' }));
    expect(shown()).toBe('/media/2.webp');
    await user.click(large.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says nothing of pictures where there are none', async () => {
    await open(own());
    await screen.findByText('House 12, Baneshwor');
    expect(screen.queryByText('Pictures')).toBeNull();
  });

  it('is not even asked for by others', async () => {
    let asked = 0;
    await open(tracked(), {
      FullRepair: () => {
        asked++;
        return { repair: null };
      },
    });
    expect(asked).toBe(0);
    expect(screen.queryByText('Only for the owner and the shop')).toBeNull();
    expect(screen.queryByText('Who sees this repair?')).toBeNull();
    expect(screen.queryByLabelText('How was the repair?')).toBeNull();
  });

  it('offers another try when it did not come', async () => {
    let broken = true;
    const { user } = await open(own(), {
      FullRepair: () => (broken ? refusal('INTERNAL', 'Oh no.') : { repair: fullRepair() }),
    });
    const card = section('Only for the owner and the shop');
    const again = await card.findByRole('button', { name: 'Try again' });
    expect(card.getByText('Oh no.')).toBeTruthy();
    broken = false;
    await user.click(again);
    expect(await card.findByText('House 12, Baneshwor')).toBeTruthy();
  });
});

describe('the Public/Private button', () => {
  const answer = (isPublic: boolean) => ({
    setRepairVisibility: {
      __typename: 'Repair',
      id: ID,
      isPublic,
      abilities: ownersAbilities(),
      tracking: own({ isPublic }),
    },
  });

  it('says what visitors would see, and what they see after it was pressed', async () => {
    const { user } = await open(own(), { SetRepairVisibility: answer(true) });
    const card = section('Who sees this repair?');
    expect(card.getByText(/If it is public, they see the TV, the name Sita S\. and the status/)).toBeTruthy();
    expect(card.getByRole('switch').textContent).toBe('Private');
    expect(screen.queryByText(/This is a public record/)).toBeNull();
    await user.click(card.getByRole('switch'));
    expect((await screen.findAllByText('Visibility updated.')).length).toBeGreaterThan(0);
    expect(card.getByRole('switch').textContent).toBe('Public');
    expect(card.getByText(/In the public records visitors see this Sony, the name Sita S\./)).toBeTruthy();
    // the rest of the page knows it, too
    expect(screen.getByText(/This is a public record/)).toBeTruthy();
  });

  it('goes back when that failed', async () => {
    const { user } = await open(own({ isPublic: true }), { SetRepairVisibility: new TypeError('lost') });
    const card = section('Who sees this repair?');
    await user.click(card.getByRole('switch'));
    expect((await screen.findAllByText('Failed to update visibility.')).length).toBeGreaterThan(0);
    expect(card.getByRole('switch').textContent).toBe('Public');
  });
});

describe('costs and notes of a public record', () => {
  const WRONG = 'This contact number does not match the repair.';
  const hidden = tracked({
    status: 'REPAIRING',
    isPublic: true,
    estimatedCost: null,
    history: [],
    abilities: abilities({ seeDetailsWithContactNumber: true }),
  });

  async function openHidden() {
    return open(hidden, {
      TrackRepair({ contactNumber }) {
        if (contactNumber === undefined) return { trackRepair: hidden };
        if (contactNumber !== '९८४१२३४५६७') return refusal('BAD_INPUT', WRONG, { contactNumber: WRONG });
        return { trackRepair: tracked({ status: 'REPAIRING', isPublic: true }) };
      },
    });
  }

  it('fold out for whoever knows the contact number', async () => {
    const { user } = await openHidden();
    const details = section('Details');
    const fold = details.getByText('Show costs and notes').closest('details')!;
    expect(fold.open).toBe(false);
    await user.click(details.getByText('Show costs and notes'));
    expect(fold.open).toBe(true);
    await user.click(await details.findByRole('button', { name: 'Show' }, PATIENCE));
    expect(details.getByText('Contact number is required.')).toBeTruthy();
    await user.type(details.getByLabelText(/Contact number/), '9800000000{Enter}');
    expect(await details.findByText(WRONG)).toBeTruthy();
    await user.clear(details.getByLabelText(/Contact number/));
    await user.type(details.getByLabelText(/Contact number/), '९८४१२३४५६७{Enter}');
    expect(await details.findByText('Rs. 2,500')).toBeTruthy();
    expect(details.getByText('To be quoted')).toBeTruthy();
    expect(screen.getByText('Two strips are burnt out.')).toBeTruthy();
    expect(screen.queryByText('Show costs and notes')).toBeNull();
  });

  it('are offered beside a quote that only the owner may decide', async () => {
    await open({
      ...hidden,
      status: 'DIAGNOSED',
      abilities: abilities({ decideQuote: 'LOG_IN', seeDetailsWithContactNumber: true }),
    });
    await screen.findByRole('heading', { name: 'Quote' }, PATIENCE);
    expect(section('Quote').queryByText('Show costs and notes')).toBeNull();
    expect(section('Details').getByText('Show costs and notes')).toBeTruthy();
  });

  it('are simply there for its owner', async () => {
    await open(own({ isPublic: true }));
    expect(screen.queryByText('Show costs and notes')).toBeNull();
    expect(section('Details').getByText('To be quoted')).toBeTruthy();
  });
});
