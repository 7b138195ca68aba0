import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { acceptedSchema, findingsOf, judge } from './dependencyFindings.js';

/**
 * Asks the registry what is known to be wrong with the packages that we have; fails where something is that nobody has accepted
 * (docs/accepted-findings.json). Without `--omit=dev` also the browser's packages are asked for, which the build takes in, and the tools.
 */
const { stdout } = spawnSync('npm', ['audit', '--json', ...process.argv.slice(2)], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  // npm itself is a script on Windows
  shell: process.platform === 'win32',
});
const report = parsed(stdout);
const findings = findingsOf(report);

if (!findings) {
  const { message } = { message: 'npm said nothing that can be read', ...(report as object | undefined) };
  console.error(
    `The dependencies could not be audited: the registry was not reached, or keeps no advisories (${message}).`,
  );
  console.error('Nothing is known of them now. Run this again where npm reaches the public registry.');
  process.exitCode = 2;
} else {
  const known = acceptedSchema.parse(JSON.parse(readFileSync('docs/accepted-findings.json', 'utf8')));
  const { open, accepted, gone } = judge(findings, known, new Date().toISOString().slice(0, 10));
  for (const { package: name, severity, title, range, url } of open) {
    console.error(`${name} ${range} (${severity}): ${title}\n  ${url}`);
  }
  for (const { package: name, reason, until } of accepted) console.log(`Accepted until ${until}: ${name}. ${reason}`);
  for (const { package: name, advisory } of gone)
    console.log(`No longer found, take it off the list: ${name} ${advisory}`);
  if (open.length > 0) process.exitCode = 1;
  else console.log('Nothing is known to be wrong with the dependencies that is not accepted.');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
