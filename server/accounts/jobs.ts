import type { Job } from '../platform/context.js';
import { mailEmailConfirmation } from './emailConfirmation.service.js';
import { mailPasswordReset } from './password.service.js';

export const accountJobs: readonly Job<never>[] = [mailPasswordReset, mailEmailConfirmation];
