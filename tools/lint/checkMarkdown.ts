import { readFileSync } from 'node:fs';
import { complaintsOf, markdownFiles } from './markdown.js';

/** `npm run lint:markdown`: the length of lines and paragraphs, and links within the project. */
const complaints = markdownFiles('.').flatMap((file) => complaintsOf(file, readFileSync(file, 'utf8')));
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;
