import { describe, expect, it } from 'vitest';
import { ActivityLog } from '../activity/entity.js';
import { newUuid } from '../core/entities/ids.js';
import { outcomesOf } from '../testing/outcomes.js';
import { type Call, useTestApp } from '../testing/testApp.js';
import { HeroSlide } from './entity.js';
import { buildHeroSlide } from './factory.js';

const app = useTestApp();

const FIELDS = '{ id title subtitle imageUrl videoUrl ctaText ctaLink order isActive backgroundColor textColor }';

const { graphql, rest } = outcomesOf<HeroSlide>(app);

const doors = {
  GraphQL: {
    create: (input: object, call?: Call) =>
      graphql(`mutation ($input: HeroSlideInput!) { createHeroSlide(input: $input) ${FIELDS} }`, { input }, call),
    update: (id: string, input: object, call?: Call) =>
      graphql(
        `mutation ($id: ID!, $input: HeroSlideInput!) { updateHeroSlide(id: $id, input: $input) ${FIELDS} }`,
        { id, input },
        call,
      ),
    remove: (id: string, call?: Call) => graphql('mutation ($id: ID!) { deleteHeroSlide(id: $id) }', { id }, call),
    list: async (call?: Call) => {
      const query = `{ heroSlides(includeInactive: true) ${FIELDS} }`;
      return (await app.viaGraphql<{ heroSlides: HeroSlide[] }>(query, {}, call)).data.heroSlides;
    },
  },
  REST: {
    create: (input: object, call?: Call) => rest('POST', '/api/admin/hero-slides', input, call),
    update: (id: string, input: object, call?: Call) => rest('PUT', `/api/admin/hero-slides/${id}`, input, call),
    remove: (id: string, call?: Call) => rest('DELETE', `/api/admin/hero-slides/${id}`, undefined, call),
    list: async (call?: Call) =>
      (await app.viaRest<HeroSlide[]>('GET', '/api/content/hero-slides', undefined, call)).body,
  },
};

const SLIDE = {
  title: ' <b>Dark</b> screen? ',
  subtitle: 'We bring the light back.',
  imageUrl: 'https://example.com/a.webp',
  ctaText: 'Request a repair',
  ctaLink: '/repair',
  order: 1,
};

describe.each(Object.entries(doors))('through %s', (_name, door) => {
  it('everybody sees the active slides in order, equal orders by title; an admin the others too', async () => {
    await app.save(
      buildHeroSlide({ title: 'C', order: 2 }),
      buildHeroSlide({ title: 'B', order: 1 }),
      buildHeroSlide({ title: 'A', order: 1 }),
      buildHeroSlide({ title: 'Hidden', order: 0, isActive: false }),
    );
    const titles = async (call?: Call) => (await door.list(call)).map(({ title }) => title);
    const { token: person } = await app.signedIn();
    const { token: admin } = await app.admin();
    expect(await titles()).toEqual(['A', 'B', 'C']);
    expect(await titles({ token: person })).toEqual(['A', 'B', 'C']);
    expect(await titles({ token: admin })).toEqual(['Hidden', 'A', 'B', 'C']);
  });

  it('an admin adds, changes and takes away a slide, and the log says so', async () => {
    const { token } = await app.admin();
    const made = await door.create(SLIDE, { token });
    expect(made).toMatchObject({
      ...SLIDE,
      videoUrl: null,
      isActive: true,
      backgroundColor: '#333333',
      textColor: '#FFFFFF',
    });
    const changes = {
      ...SLIDE,
      title: 'Sound gone?',
      videoUrl: 'https://example.com/a.mp4',
      isActive: false,
      backgroundColor: '#102030',
    };
    expect(await door.update(made.id!, changes, { token })).toMatchObject({ ...changes, id: made.id });
    expect(await door.update(made.id!, SLIDE, { token })).toMatchObject({ isActive: false, videoUrl: null });
    expect(await door.remove(made.id!, { token })).toMatchObject({ id: made.id });
    expect(await app.em.count(HeroSlide)).toBe(0);
    await app.settle();
    const log = await app.em.findAll(ActivityLog, { orderBy: { actionType: 'asc' } });
    expect(log.map(({ actionType, targetId }) => [actionType, targetId])).toEqual([
      ['HERO_SLIDE_CREATE', made.id],
      ['HERO_SLIDE_DELETE', made.id],
      ['HERO_SLIDE_UPDATE', made.id],
      ['HERO_SLIDE_UPDATE', made.id],
    ]);
  });

  it.each<[object, string, string]>([
    [{ title: ' ' }, 'title', 'Title is required.'],
    [{ subtitle: '' }, 'subtitle', 'Subtitle is required.'],
    [{ ctaText: '' }, 'ctaText', 'Button text is required.'],
    [{ ctaLink: '' }, 'ctaLink', 'Button link is required.'],
    [{ ctaLink: 'javascript:alert(1)' }, 'ctaLink', 'Button link must be a web address or a path of this site.'],
    [{ imageUrl: undefined }, 'imageUrl', 'An image is required.'],
    [{ imageUrl: '' }, 'imageUrl', 'An image is required.'],
    [{ imageUrl: null, videoUrl: 'https://example.com/a.mp4' }, 'imageUrl', 'An image is required.'],
    [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl', 'Invalid file type. Please select an image.'],
    [{ videoUrl: 'javascript:alert(1)' }, 'videoUrl', 'Please select a valid video file.'],
    [{ backgroundColor: 'red' }, 'backgroundColor', 'Background colour must be written #RRGGBB.'],
    [{ textColor: 'url(x)' }, 'textColor', 'Text colour must be written #RRGGBB.'],
  ])('a slide may not have %j', async (wrong, field, message) => {
    const { token } = await app.admin();
    const refused = { code: 'BAD_INPUT', message, fields: { [field]: message } };
    expect(await door.create({ ...SLIDE, ...wrong }, { token })).toMatchObject(refused);
    expect(await app.em.count(HeroSlide)).toBe(0);
  });

  it.each([undefined, 1.5])('a slide needs an order: %s', async (order) => {
    const { token } = await app.admin();
    // what is no GraphQL Int is refused before our own rules see it
    expect((await door.create({ ...SLIDE, order }, { token })).code).toBe('BAD_INPUT');
  });

  it.each(['not-an-id', newUuid()])('there is no slide %s', async (id) => {
    const { token } = await app.admin();
    const missing = { code: 'NOT_FOUND', message: 'Hero slide not found.' };
    expect(await door.update(id, SLIDE, { token })).toMatchObject(missing);
    expect(await door.remove(id, { token })).toMatchObject(missing);
  });

  it('nobody else writes', async () => {
    const [slide] = await app.save(buildHeroSlide());
    const { token } = await app.signedIn();
    const attempts = (call?: Call) => [
      door.create(SLIDE, call),
      door.update(slide!.id, SLIDE, call),
      door.remove(slide!.id, call),
    ];
    for (const refused of await Promise.all(attempts())) expect(refused.code).toBe('UNAUTHENTICATED');
    for (const refused of await Promise.all(attempts({ token }))) expect(refused.code).toBe('FORBIDDEN');
    expect(await app.em.count(HeroSlide, { title: slide!.title })).toBe(1);
  });
});

it('GraphQL shows an admin the inactive slides only if asked for', async () => {
  await app.save(buildHeroSlide({ isActive: false }));
  const { token } = await app.admin();
  expect((await app.viaGraphql('{ heroSlides { id } }', {}, { token })).data).toEqual({ heroSlides: [] });
});
