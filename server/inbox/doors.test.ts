import { beforeEach, describe, expect, it } from 'vitest';
import { buildUser } from '../accounts/factory.js';
import { ActivityLog } from '../activity/entity.js';
import { JobOpening } from '../careers/entity.js';
import { newUuid } from '../core/entities/ids.js';
import { StoredEvent } from '../core/events.js';
import { MediaFile, MediaKind, MediaUse } from '../media/entity.js';
import { type Call, useTestApp } from '../testing/testApp.js';
import { InboxMessage } from './entity.js';

const app = useTestApp();
// the expiry of a token is checked against the real clock
beforeEach(() => {
  app.now = new Date();
});

interface Outcome {
  sent?: boolean;
  code?: string;
  message?: string;
  fields?: Record<string, string>;
}

async function send(mutation: string, input: object, formGuard?: object, call?: Call): Promise<Outcome> {
  const [name, type] = mutation.split(' ') as [string, string];
  const { data, errors } = await app.viaGraphql<Record<string, boolean> | null>(
    `mutation ($input: ${type}!, $formGuard: FormGuardInput) { sent: ${name}(input: $input, formGuard: $formGuard) }`,
    { input, formGuard },
    call,
  );
  const [error] = errors ?? [];
  return error ? { message: error.message, ...error.extensions } : { sent: data!.sent! };
}

const sendMessage = (input: object, formGuard?: object, call?: Call) =>
  send('sendContactMessage ContactMessageInput', input, formGuard, call);
const apply = (input: object, formGuard?: object, call?: Call) =>
  send('applyForJob JobApplicationInput', input, formGuard, call);

const PROGRAMS: [what: string, formGuard: object][] = [
  ['filled in what people cannot see', { website: 'https://spam.example' }],
  ['was done in no time', { elapsedMs: 100 }],
];

describe('the contact form', () => {
  const message = (overrides: object = {}) => ({
    name: 'Sita Sharma',
    email: ' sita@example.com ',
    subject: 'Opening hours',
    message: '<b>Are you</b> open\non Saturday? ',
    ...overrides,
  });

  it('leaves a message, kept as typed, and tells the log without saying whose', async () => {
    expect(await sendMessage(message())).toEqual({ sent: true });
    const [kept] = await app.em.findAll(InboxMessage);
    expect(kept).toMatchObject({
      kind: 'CONTACT',
      status: 'NEW',
      user: null,
      name: 'Sita Sharma',
      email: 'sita@example.com',
      subject: 'Opening hours',
      message: '<b>Are you</b> open\non Saturday? ',
      createdAt: app.now,
    });
    const [event] = await app.em.findAll(StoredEvent);
    expect([event!.subjectId, event!.payload]).toEqual([kept!.id, { kind: 'CONTACT' }]);
    await app.settle();
    expect(await app.em.findAll(ActivityLog)).toMatchObject([
      { actionType: 'INBOX_MESSAGE_CREATE', targetId: kept!.id, userId: null },
    ]);
  });

  it('takes name and address of a signed-in person from the account', async () => {
    const { user, token } = await app.signedIn(buildUser({ name: null, username: 'ram' }));
    await sendMessage(message({ name: 'The shop', email: 'shop@example.com' }), undefined, { token });
    await sendMessage({ subject: 'Again', message: 'x' }, undefined, { token });
    const kept = await app.em.findAll(InboxMessage);
    for (const { name, email, user: sender } of kept) {
      expect([name, email, sender?.id]).toEqual(['ram', user.email, user.id]);
    }
    expect(kept).toHaveLength(2);
  });

  it.each<[string, object, string, string]>([
    ['a name', { name: ' ' }, 'name', 'Name is required.'],
    ['an address', { email: null }, 'email', 'Email is required.'],
    ['an address that could work', { email: 'sita' }, 'email', 'Please enter a valid email address.'],
    ['a subject', { subject: '' }, 'subject', 'Subject is required.'],
    ['a subject in one line', { subject: 'a\nBcc: b' }, 'subject', 'Subject contains a character that cannot be used.'],
    ['a message', { message: '\n' }, 'message', 'Message is required.'],
    [
      'a message of a sane length',
      { message: 'x'.repeat(10_001) },
      'message',
      'Message can have at most 10000 characters.',
    ],
  ])('asks for %s', async (_what, input, field, sentence) => {
    expect(await sendMessage(message(input))).toMatchObject({
      code: 'BAD_INPUT',
      message: sentence,
      fields: { [field]: sentence },
    });
    expect(await app.em.count(InboxMessage)).toBe(0);
  });

  it.each(PROGRAMS)('refuses what %s', async (_what, formGuard) => {
    expect(await sendMessage(message(), formGuard)).toMatchObject({ code: 'BAD_INPUT' });
  });

  it('takes so many messages an hour from one address', async () => {
    for (let sent = 0; sent < 30; sent++) expect(await sendMessage(message())).toEqual({ sent: true });
    expect(await sendMessage(message())).toMatchObject({ code: 'RATE_LIMITED' });
  });
});

describe('the application form', () => {
  const ID = '0123456789abcdef0123456789abcdef';
  const PATH = `/media/parda/raw/upload/${ID}.pdf`;

  const saveCv = (overrides: Partial<MediaFile> = {}) =>
    app.save(
      Object.assign(new MediaFile(), {
        id: ID,
        kind: MediaKind.CV,
        name: `${ID}.pdf`,
        bytes: 1000,
        createdAt: app.now,
        unusedSince: app.now,
        ...overrides,
      }),
    );

  const saveJob = async (isActive = true) => {
    const [job] = await app.save(
      Object.assign(new JobOpening(), {
        title: 'Technician',
        location: 'Kathmandu, Nepal',
        summary: '<p>Repair.</p>',
        isActive,
        postedDate: app.now,
      }),
    );
    return job!;
  };

  const application = (overrides: object = {}) => ({
    name: 'Hari KC',
    email: 'hari@example.com',
    coverLetter: 'Dear <shop>,\nhire me.',
    cvUrl: PATH,
    ...overrides,
  });

  it('leaves an application for a job with its CV, which then stays', async () => {
    await saveCv();
    const job = await saveJob();
    expect(await apply(application({ jobId: job.id, phone: '९८४१२३४५६७' }))).toEqual({ sent: true });
    const [kept] = await app.em.findAll(InboxMessage);
    expect(kept).toMatchObject({
      kind: 'APPLICATION',
      name: 'Hari KC',
      email: 'hari@example.com',
      phone: '९८४१२३४५६७',
      subject: 'Application for Technician',
      message: 'Dear <shop>,\nhire me.',
      cvUrl: PATH,
    });
    expect(kept!.job?.id).toBe(job.id);
    expect(await app.em.findAll(MediaUse)).toMatchObject([{ mediaId: ID }]);
    expect(await app.em.findAll(MediaFile)).toMatchObject([{ unusedSince: null }]);
  });

  it.each([null, '', undefined])('is a general one with %j for a job', async (jobId) => {
    await saveCv();
    expect(await apply(application({ jobId, phone: ' ' }))).toEqual({ sent: true });
    expect(await app.em.findAll(InboxMessage)).toMatchObject([
      { subject: 'Application for General Application', job: null, phone: null },
    ]);
  });

  it.each([PATH, `https://parda.example${PATH}`, ` http://localhost:4000${PATH}?x=1 `])(
    'knows the CV by %s',
    async (cvUrl) => {
      await saveCv();
      expect(await apply(application({ cvUrl }))).toEqual({ sent: true });
      expect(await app.em.findAll(InboxMessage)).toMatchObject([{ cvUrl: PATH }]);
    },
  );

  it.each<[string, string, Partial<MediaFile>?]>([
    ['nothing', ''],
    ['a file that is not there', PATH.replace('0', 'f')],
    ['another name of it', PATH.replace('pdf', 'doc')],
    ['what was removed', PATH, { removedAt: new Date() }],
    ['a video', PATH.replace('raw', 'video'), { kind: MediaKind.VIDEO, name: `${ID}.mp4` }],
    ['a video by the path of a CV', PATH.replace('pdf', 'mp4'), { kind: MediaKind.VIDEO, name: `${ID}.mp4` }],
    ['an address elsewhere', `https://evil.example/x?${PATH}`],
    ['a script', `javascript:${PATH}`],
    ['what is no address', 'http://['],
    ['a way around', `/media/../media/parda/raw/upload/${ID}.pdf`],
  ])('takes %s for no CV', async (_what, cvUrl, file) => {
    await saveCv(file);
    const sentence = 'Please upload your CV.';
    expect(await apply(application({ cvUrl }))).toMatchObject({
      code: 'BAD_INPUT',
      message: sentence,
      fields: { cvUrl: sentence },
    });
    expect(await app.em.count(InboxMessage)).toBe(0);
  });

  it.each<[string, object, string, string]>([
    ['a name', { name: '' }, 'name', 'Name is required.'],
    ['an address', { email: 'hari@' }, 'email', 'Please enter a valid email address.'],
    ['a phone that can be called', { phone: 'call me' }, 'phone', 'Please provide a valid phone number.'],
    ['a cover letter', { coverLetter: ' ' }, 'coverLetter', 'Cover letter is required.'],
  ])('asks for %s', async (_what, input, field, sentence) => {
    await saveCv();
    expect(await apply(application(input))).toMatchObject({
      code: 'BAD_INPUT',
      message: sentence,
      fields: { [field]: sentence },
    });
  });

  it('is not for a job that is gone or never was', async () => {
    await saveCv();
    const { id } = await saveJob(false);
    for (const jobId of [id, newUuid(), 'nonsense']) {
      expect(await apply(application({ jobId }))).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Job opening not found.',
      });
    }
    expect(await app.em.count(InboxMessage)).toBe(0);
  });

  it('is not for a job that is taken away meanwhile', async () => {
    await saveCv();
    const { id } = await saveJob();
    const { applying } = await app.em.transactional(async (em) => {
      await em.nativeDelete(JobOpening, { id });
      const applying = apply(application({ jobId: id }));
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { applying };
    });
    expect(await applying).toMatchObject({ code: 'NOT_FOUND', message: 'Job opening not found.' });
  });

  it('remembers who was signed in', async () => {
    await saveCv();
    const { user, token } = await app.signedIn();
    await apply(application(), undefined, { token });
    const [kept] = await app.em.findAll(InboxMessage);
    expect([kept!.user?.id, kept!.name]).toEqual([user.id, 'Hari KC']);
  });

  it.each(PROGRAMS)('refuses what %s', async (_what, formGuard) => {
    await saveCv();
    expect(await apply(application(), formGuard)).toMatchObject({ code: 'BAD_INPUT' });
  });
});
