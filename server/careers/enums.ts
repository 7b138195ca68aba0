import { enumOf } from '../core/entities/describedEnum.js';

export const JobType = enumOf('JobType', 'How somebody is employed.', {
  FullTime: 'The whole working week.',
  PartTime: 'Some days or hours of the week.',
  Internship: 'For a while, to see what the work is like.',
  Contract: 'For a fixed time or a piece of work.',
  Apprenticeship: 'To learn the trade.',
});
export type JobType = keyof typeof JobType;
