import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionToken } from '../../lib/token';
import { page, toasts } from '../../testing/accounts';
import { fakeServer, refusal } from '../../testing/fakeServer';
import { renderApp } from '../../testing/renderApp';
import { signInOnDevice, sita } from '../../testing/session';
import { openUploadStore } from '../../testing/uploadStore';
import { careers, job } from '../testing/careers';

const SENT = 'Your application has been submitted successfully!';
const PATIENCE = { timeout: 5000 };
const cv = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });

async function open(jobs = [job('1', 'Technician'), job('2', 'Rider')]) {
  const store = await openUploadStore();
  const sent: Record<string, unknown>[] = [];
  const answer: { to: Record<string, unknown> | Error } = { to: { applyForJob: true } };
  const link = fakeServer({
    ...store.answers,
    CareersContent: careers(jobs),
    Viewer: () => ({ viewer: sessionToken.get() ? { __typename: 'User', ...sita } : null }),
    ApplyForJob: (variables) => {
      sent.push(variables);
      return answer.to;
    },
  });
  const app = await renderApp('/careers', { link });
  await page().findByRole('heading', { level: 1 }, PATIENCE);
  const apply = async (title: string) => {
    await app.user.click(
      within(page().getByRole('article', { name: title })).getByRole('button', { name: 'Apply Now' }),
    );
    await screen.findByRole('dialog', { name: `Apply for ${title}` }, PATIENCE);
  };
  const fillIn = async () => {
    await app.user.type(field('Name'), 'Ram');
    await app.user.type(field('Email'), 'ram@example.com');
    await app.user.type(field('Cover letter'), 'I like televisions.');
  };
  const choose = () => app.user.upload(field('Choose'), cv);
  return { ...app, store, sent, answer, apply, fillIn, choose };
}

const dialog = () => within(screen.getByRole('dialog'));
/** Without the toasts, which appear in the dialog, too. */
const form = () => within(screen.getByRole('dialog').querySelector('form')!);
const field = (label: string) => dialog().getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const submit = () => dialog().getByRole('button', { name: 'Submit application' });
const close = () => dialog().getByRole('button', { name: 'Close' });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => {
  localStorage.clear();
  sessionToken.reload();
});

describe('an application', () => {
  it('goes out with the CV, and the window closes', async () => {
    const app = await open();
    await app.apply('Rider');
    await app.fillIn();
    await app.user.type(field('Phone'), '९८४१-२३४५६७');
    await app.choose();
    await app.user.click(submit());
    await noDialog();
    expect(toasts()).toContain(SENT);
    expect(app.store.came).toEqual(['cv.pdf']);
    expect(app.sent).toEqual([
      {
        input: {
          name: 'Ram',
          email: 'ram@example.com',
          phone: '९८४१-२३४५६७',
          coverLetter: 'I like televisions.',
          cvUrl: app.store.addressOf(1),
          jobId: '2',
        },
        formGuard: { website: '', elapsedMs: expect.any(Number) as number },
      },
    ]);
  });

  it('without a job names none', async () => {
    const app = await open([]);
    await app.user.click(page().getByRole('button', { name: 'Send us your CV' }));
    await screen.findByRole('dialog', { name: 'Send us your CV' }, PATIENCE);
    await app.fillIn();
    await app.choose();
    await app.user.click(submit());
    await noDialog();
    expect(app.sent[0]?.input).not.toHaveProperty('jobId');
    expect(app.sent[0]?.input).toHaveProperty('phone', null);
  });

  it('says what is missing, the CV too', async () => {
    const app = await open();
    await app.apply('Technician');
    await app.user.type(field('Phone'), 'call me');
    await app.user.click(submit());
    for (const text of [
      'Name is required.',
      'Email is required.',
      'Please provide a valid phone number.',
      'Cover letter is required.',
      'Please upload your CV.',
    ]) {
      expect(form().getByText(text)).toBeTruthy();
    }
    expect(toasts()).toEqual(['Name is required.']);
    await app.choose();
    await waitFor(() => expect(form().queryByText('Please upload your CV.')).toBeNull());
    expect(app.sent).toEqual([]);
  });

  it('that needs only its CV says so in the toast', async () => {
    const app = await open();
    await app.apply('Technician');
    await app.fillIn();
    await app.user.click(submit());
    expect(toasts()).toEqual(['Please upload your CV.']);
  });

  it('waits for the CV, and is sent once however often the button is pressed', async () => {
    const app = await open();
    app.store.reply = 'hold';
    await app.apply('Technician');
    await app.fillIn();
    await app.choose();
    // Quicker than the next drawing of the button.
    act(() => [1, 2].forEach(() => submit().click()));
    await app.user.click(await dialog().findByRole('button', { name: 'Submitting...' }));
    expect(app.sent).toEqual([]);
    await waitFor(() => expect(app.store.came).toEqual(['cv.pdf']));
    app.store.release();
    await noDialog();
    expect(app.sent).toHaveLength(1);
  });

  it('is not sent without a CV that did not get through', async () => {
    const app = await open();
    app.store.reply = { refuse: 'The file is damaged or incomplete.' };
    await app.apply('Technician');
    await app.fillIn();
    await app.choose();
    await app.user.click(submit());
    await waitFor(() => expect(toasts()).toContain('Submission failed: The file is damaged or incomplete.'));
    await dialog().findByRole('button', { name: 'Submit application' });
    expect(app.sent).toEqual([]);
    expect(field('Cover letter').value).toBe('I like televisions.');
  });

  it('that is refused says why, and nothing is lost', async () => {
    const app = await open();
    app.answer.to = refusal('NOT_FOUND', 'Job opening not found.');
    await app.apply('Technician');
    await app.fillIn();
    await app.choose();
    await app.user.click(submit());
    await waitFor(() => expect(toasts()).toEqual(['Submission failed: Job opening not found.']));
    expect(form().getByText('Submission failed: Job opening not found.')).toBeTruthy();
    expect(field('Name').value).toBe('Ram');
    expect(dialog().getByText('cv.pdf')).toBeTruthy();
  });

  it('is there again when its window was closed; each job has a letter of its own', async () => {
    const app = await open();
    await app.apply('Technician');
    await app.fillIn();
    await app.choose();
    await app.user.click(close());
    await noDialog();
    await app.apply('Rider');
    expect([field('Name').value, field('Cover letter').value]).toEqual(['Ram', '']);
    expect(dialog().getByText('cv.pdf')).toBeTruthy();
    await app.user.type(field('Cover letter'), 'I like roads.');
    await app.user.keyboard('{Escape}');
    await app.user.click(close());
    await app.apply('Technician');
    expect(field('Cover letter').value).toBe('I like televisions.');

    app.unmount();
    const again = await open();
    await again.apply('Rider');
    await waitFor(() =>
      expect([field('Name').value, field('Email').value, field('Cover letter').value]).toEqual([
        'Ram',
        'ram@example.com',
        'I like roads.',
      ]),
    );
  });

  it('begins with what the account of a signed-in person knows', async () => {
    signInOnDevice();
    const app = await open();
    await app.apply('Technician');
    await waitFor(() =>
      expect(['Name', 'Email', 'Phone'].map((label) => field(label).value)).toEqual([
        'Sita Sharma',
        'sita@example.com',
        '9841234567',
      ]),
    );
    expect(field('Name').readOnly).toBe(false);
  });
});
