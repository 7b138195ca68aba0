import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a general review can be about (public-site §2, 'Reviews'): as it is stored, and as it is read. */
export const subjects: Record<string, MessageDescriptor> = {
  'Website Experience': msg`Website Experience`,
  'Customer Service': msg`Customer Service`,
  'Repair Quality': msg`Repair Quality`,
  'Product Quality': msg`Product Quality`,
  'Overall Satisfaction': msg`Overall Satisfaction`,
};

/** What is chosen before somebody chooses: it fits whatever is said. */
export const USUAL_SUBJECT = 'Overall Satisfaction';
