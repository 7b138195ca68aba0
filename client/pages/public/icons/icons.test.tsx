import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { ContentIcon } from './ContentIcon';
import { aboutIcons, benefitIcons, type IconSet, serviceIcons } from './iconSets';
import { initialsFor } from './initials';

afterEach(cleanup);

const drawn = (set: IconSet, identifier: string, title = 'Fan noise') =>
  render(<ContentIcon set={set} identifier={identifier} title={title} />).container.firstElementChild!;

describe('identifiers that the specification names are drawn', () => {
  test.each([
    ...'screenRepair powerIssue audioIssue softwareIssue installation diagnostics'.split(' '),
    ...'remoteControl hdmiPort motherboard warranty fastTurnaround affordable'.split(' '),
  ])('service %s', (identifier) => {
    expect(drawn(serviceIcons, identifier).querySelector('svg')).toBeTruthy();
  });

  test.each([
    ...'expertTechnicians qualityParts fastService fairPricing'.split(' '),
    ...'customerFirst warranty convenience communityTrust'.split(' '),
  ])('benefit %s', (identifier) => {
    expect(drawn(benefitIcons, identifier).querySelector('svg')).toBeTruthy();
  });

  test.each(['quality', 'trust', 'expertise'])('about %s', (identifier) => {
    expect(drawn(aboutIcons, identifier).querySelector('svg')).toBeTruthy();
  });
});

test('unknown ones show letters: two for a service, one for a benefit or on the About page', () => {
  expect(drawn(serviceIcons, 'fanNoise').textContent).toBe('FN');
  expect(drawn(benefitIcons, 'fanNoise').textContent).toBe('F');
  expect(drawn(aboutIcons, 'constructor').textContent).toBe('C');
  expect(drawn(serviceIcons, '', 'Wall bracket').textContent).toBe('WB');
});

test.each([
  ['fanNoise', 'FN'],
  ['fan-noise', 'FN'],
  ['fan_noise_loud', 'FN'],
  ['battery', 'BA'],
  ['HDMIPort', 'HP'],
  ['x', 'X'],
  ['मर्मत सेवा', 'मस'],
  ['', ''],
])('the letters of "%s" are "%s"', (identifier, letters) => {
  expect(initialsFor(identifier, 2)).toBe(letters);
});
