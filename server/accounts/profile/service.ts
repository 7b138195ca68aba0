import type { Ctx } from '../../core/context.js';
import { emit, transaction } from '../../core/events.js';
import { consume } from '../../core/limits.js';
import type { User } from '../entity.js';
import { PreferencesUpdated, ProfileUpdated } from '../events.js';
import { updateProfileSchema } from '../inputs.js';
import { CHANGES } from '../limits.js';
import { requireViewer } from '../viewer.js';
import { changed } from './changes.js';
import { DEFAULT_PREFERENCES, type Preferences, preferencesSchema } from './preferences.js';

/**
 * Changes the caller's name, number or picture (public-site §5 'Profile'); what is absent stays as it is.
 * @throws AppError UNAUTHENTICATED, BAD_INPUT
 */
export async function updateProfile(ctx: Ctx, input: unknown): Promise<User> {
  const user = await requireViewer(ctx);
  await consume(ctx, CHANGES, user.id);
  const changes = changed(user, updateProfileSchema.parse(input));
  await transaction(ctx, async () => {
    Object.assign(user, changes);
    const fields = Object.keys(changes);
    if (fields.length > 0) emit(ctx, new ProfileUpdated(user.id, fields));
  });
  return user;
}

/**
 * Changes how the caller likes the site to look and speak (public-site §3, AppSettings).
 * @throws AppError UNAUTHENTICATED, BAD_INPUT
 */
export async function updatePreferences(ctx: Ctx, input: unknown): Promise<User> {
  const user = await requireViewer(ctx);
  await consume(ctx, CHANGES, user.id);
  const given = Object.entries(preferencesSchema.parse(input)).filter(([, value]) => value !== undefined);
  const wanted = Object.fromEntries(
    given.map(([name, value]) => [name, value ?? DEFAULT_PREFERENCES[name as keyof Preferences]]),
  );
  const changes = changed(user.preferences, wanted);
  await transaction(ctx, async () => {
    user.preferences = { ...user.preferences, ...changes };
    const fields = Object.keys(changes);
    if (fields.length > 0) emit(ctx, new PreferencesUpdated(user.id, fields));
  });
  return user;
}
