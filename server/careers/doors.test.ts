import { describe, expect, it } from 'vitest';
import { ActivityLog } from '../activity/entity.js';
import { newUuid } from '../core/entities/ids.js';
import { transaction } from '../core/events.js';
import { demoJobOpenings } from '../demo/jobOpenings.js';
import { type Outcome, outcomesOf } from '../testing/outcomes.js';
import { type Call, useTestApp } from '../testing/testApp.js';
import { JobOpening } from './entity.js';
import { buildJobOpening } from './factory.js';
import { jobOpeningSchema } from './inputs.js';
import { findActiveJob } from './service.js';

const app = useTestApp();

const FIELDS = '{ id title location type summary responsibilities qualifications isActive postedDate validThrough }';
/** Times are texts on the way. */
type Answered = Omit<JobOpening, 'postedDate'> & { postedDate: string };

const { graphql, rest } = outcomesOf<Answered>(app);

const doors = {
  GraphQL: {
    create: (input: object, call?: Call) =>
      graphql(`mutation ($input: JobOpeningInput!) { createJobOpening(input: $input) ${FIELDS} }`, { input }, call),
    update: (id: string, input: object, call?: Call) =>
      graphql(
        `mutation ($id: ID!, $input: JobOpeningInput!) { updateJobOpening(id: $id, input: $input) ${FIELDS} }`,
        { id, input },
        call,
      ),
    remove: (id: string, call?: Call) => graphql('mutation ($id: ID!) { deleteJobOpening(id: $id) }', { id }, call),
    list: async (call?: Call) => {
      const query = `{ jobOpenings(includeInactive: true) ${FIELDS} }`;
      return (await app.viaGraphql<{ jobOpenings: Outcome<Answered>[] }>(query, {}, call)).data.jobOpenings;
    },
  },
  REST: {
    create: (input: object, call?: Call) => rest('POST', '/api/admin/job-openings', input, call),
    update: (id: string, input: object, call?: Call) => rest('PUT', `/api/admin/job-openings/${id}`, input, call),
    remove: (id: string, call?: Call) => rest('DELETE', `/api/admin/job-openings/${id}`, undefined, call),
    list: async (call?: Call) =>
      (await app.viaRest<Outcome<Answered>[]>('GET', '/api/content/job-openings', undefined, call)).body,
  },
};

const OPENING = { title: 'Technician', summary: '<p onclick="x()">Repair<script>1</script></p>' };

describe.each(Object.entries(doors))('through %s', (_name, door) => {
  it('everybody sees the active openings, newest first; an admin the others too', async () => {
    await app.save(...demoJobOpenings(app.now));
    const types = async (call?: Call) => (await door.list(call)).map(({ type }) => type);
    const { token: person } = await app.signedIn();
    const { token: admin } = await app.admin();
    const active = ['FullTime', 'PartTime', 'Apprenticeship'];
    expect(await types()).toEqual(active);
    expect(await types({ token: person })).toEqual(active);
    expect(await types({ token: admin })).toEqual([...active, 'Contract']);
  });

  it('an admin posts, changes and takes away an opening, and the log says so', async () => {
    const { token } = await app.admin();
    const made = await door.create(OPENING, { token });
    expect(made).toMatchObject({
      title: 'Technician',
      summary: '<p>Repair</p>',
      location: 'Kathmandu, Nepal',
      type: 'FullTime',
      responsibilities: [],
      qualifications: [],
      isActive: true,
      validThrough: null,
      postedDate: app.now.toISOString(),
    });
    const posted = app.now;
    app.now = new Date(posted.getTime() + 1000);
    const changes = {
      title: ' <i>Rider</i> ',
      summary: 'Rides.',
      location: 'Patan',
      type: 'Contract',
      responsibilities: [' <b>Two</b> rounds ', '', '  '],
      qualifications: ['Licence'],
      isActive: false,
      validThrough: '2026-12-31',
    };
    expect(await door.update(made.id!, changes, { token })).toMatchObject({
      ...changes,
      id: made.id,
      responsibilities: [' <b>Two</b> rounds '],
      postedDate: posted.toISOString(),
    });
    expect(await door.update(made.id!, OPENING, { token })).toMatchObject({
      isActive: false,
      validThrough: '2026-12-31',
      type: 'FullTime',
    });
    expect(await door.update(made.id!, { ...OPENING, validThrough: null }, { token })).toMatchObject({
      validThrough: null,
    });
    expect(await door.remove(made.id!, { token })).toMatchObject({ id: made.id });
    expect(await app.em.count(JobOpening)).toBe(0);
    await app.settle();
    const log = await app.em.findAll(ActivityLog, { orderBy: { actionType: 'asc' } });
    expect(log.map(({ actionType, targetId }) => [actionType, targetId])).toEqual([
      ['JOB_OPENING_CREATE', made.id],
      ['JOB_OPENING_DELETE', made.id],
      ['JOB_OPENING_UPDATE', made.id],
      ['JOB_OPENING_UPDATE', made.id],
      ['JOB_OPENING_UPDATE', made.id],
    ]);
  });

  it.each<[object, string, string]>([
    [{ title: ' ' }, 'title', 'Title is required.'],
    [{ summary: '<script>x</script>' }, 'summary', 'Summary is required.'],
    [{ location: ' ' }, 'location', 'Location is required.'],
    [{ validThrough: '2026-02-30' }, 'validThrough', 'The last day to apply must be a day such as 2026-12-31.'],
  ])('an opening may not have %j', async (wrong, field, message) => {
    const { token } = await app.admin();
    const refused = { code: 'BAD_INPUT', message, fields: { [field]: message } };
    expect(await door.create({ ...OPENING, ...wrong }, { token })).toMatchObject(refused);
  });

  it('an opening has one of the known types', async () => {
    const { token } = await app.admin();
    expect((await door.create({ ...OPENING, type: 'Volunteer' }, { token })).code).toBe('BAD_INPUT');
  });

  it.each(['not-an-id', newUuid()])('there is no opening %s', async (id) => {
    const { token } = await app.admin();
    const missing = { code: 'NOT_FOUND', message: 'Job opening not found.' };
    expect(await door.update(id, OPENING, { token })).toMatchObject(missing);
    expect(await door.remove(id, { token })).toMatchObject(missing);
  });

  it('nobody else writes', async () => {
    const [opening] = await app.save(buildJobOpening(app.now));
    const { token } = await app.signedIn();
    const attempts = (call?: Call) => [
      door.create(OPENING, call),
      door.update(opening!.id, OPENING, call),
      door.remove(opening!.id, call),
    ];
    for (const refused of await Promise.all(attempts())) expect(refused.code).toBe('UNAUTHENTICATED');
    for (const refused of await Promise.all(attempts({ token }))) expect(refused.code).toBe('FORBIDDEN');
    expect(await app.em.count(JobOpening, { title: opening!.title })).toBe(1);
  });
});

it('REST takes one text with a line for each, and ignores the date of the client', async () => {
  const { token } = await app.admin();
  const sent = { ...OPENING, responsibilities: 'One\r\n\n Two \n', postedDate: '1999-01-01T00:00:00Z' };
  expect(await doors.REST.create(sent, { token })).toMatchObject({
    responsibilities: ['One', ' Two '],
    postedDate: app.now.toISOString(),
  });
});

it('who applies finds an active opening; any other answers as one that never was', async () => {
  const [active, inactive] = await app.save(buildJobOpening(app.now), buildJobOpening(app.now, { isActive: false }));
  const find = (id: string, ctx = app.ctx()) => transaction(ctx, () => findActiveJob(ctx, id));
  expect(await find(active!.id)).toMatchObject({ title: active!.title });
  for (const id of [inactive!.id, newUuid(), 'x']) {
    await expect(find(id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Job opening not found.',
    });
  }
});

it('the openings of the demo are such as the shop could have posted', () => {
  for (const { title, location, type, summary, responsibilities, qualifications } of demoJobOpenings(app.now)) {
    const content = { title, location, type, summary, responsibilities, qualifications };
    expect(jobOpeningSchema.parse(content)).toMatchObject(content);
  }
});
