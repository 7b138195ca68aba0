import type { JobOpening } from '../careers/entity.js';
import { JobType } from '../careers/enums.js';
import { buildJobOpening } from '../careers/factory.js';

const DAY_MS = 24 * 60 * 60 * 1000;

const OPENINGS: (Pick<JobOpening, 'title' | 'type' | 'summary' | 'responsibilities' | 'qualifications'> & {
  location?: string;
  isActive?: boolean;
  daysAgo: number;
})[] = [
  {
    title: 'TV technician, boards and power supplies',
    type: JobType.FullTime,
    summary:
      '<p>You take a dead set and bring it back: main boards, power supplies and backlights, at a bench of your own. <strong>Rs. 38,000 to 55,000</strong> a month, by experience.</p>',
    responsibilities: [
      'Diagnose LED, LCD and OLED sets and write down what you find',
      'Repair boards at component level, with hot air and under the microscope',
      'Test every repaired set for two hours before it leaves',
      'Explain to customers in plain words what was broken',
    ],
    qualifications: [
      'Two years or more of repairing televisions or similar electronics',
      'You read circuit diagrams and measure with an oscilloscope',
      'CTEVT diploma in electronics, or the same learned on the job',
      'Nepali; enough English for data sheets',
    ],
    daysAgo: 4,
  },
  {
    title: 'Service desk',
    type: JobType.PartTime,
    summary:
      '<p>You are the first voice people hear: you take requests, plan pickups and keep the tracking pages true. Sunday to Friday, 10:00 to 14:00, <strong>Rs. 18,000</strong> a month.</p>',
    responsibilities: [
      'Answer calls, WhatsApp and messages, and enter repair requests',
      'Plan the pickup rounds with our riders',
      'Call customers with the quote and note their decision',
    ],
    qualifications: [
      'Friendly and clear on the phone, in Nepali and English',
      'At home with a computer',
      'Newari is welcome',
    ],
    daysAgo: 11,
  },
  {
    title: 'Apprentice in electronics repair',
    type: JobType.Apprenticeship,
    summary:
      '<p>Two years at our benches, paid from the first month (<strong>Rs. 12,000</strong>, rising each half year), with one day of school a week. Most of our technicians began like this.</p>',
    responsibilities: [
      'Learn to open, clean, measure and reassemble sets',
      'Change backlights and sockets under guidance',
      'Keep the parts store in order',
    ],
    qualifications: ['SEE passed', '16 to 22 years old', 'Steady hands, and the patience to look twice'],
    daysAgo: 19,
  },
  {
    title: 'Pickup and delivery rider',
    location: 'Lalitpur and Kathmandu, Nepal',
    type: JobType.Contract,
    summary: '<p>You fetch sets and bring them back, wrapped and on time, with our three-wheeler.</p>',
    responsibilities: ['Two rounds a day in the valley', 'Note the condition of each set together with the customer'],
    qualifications: ['Driving licence, category A or K', 'You know the lanes of Patan and Kathmandu'],
    isActive: false,
    daysAgo: 47,
  },
];

/** What of an opening is written in both languages. */
export type OpeningTexts = Pick<JobOpening, 'title' | 'location' | 'summary' | 'responsibilities' | 'qualifications'>;

/** Openings of a shop that is growing; the last one has been filled and is no longer shown. */
export const demoJobOpenings = (now: Date): JobOpening[] =>
  OPENINGS.map(({ daysAgo, ...opening }) => buildJobOpening(new Date(now.getTime() - daysAgo * DAY_MS), opening));
