import { expect, it } from 'vitest';
import { openTab, ownerEnters } from './support/admin.js';
import { useVisit } from './support/browser.js';
import { expectToast } from './support/toasts.js';

const visit = useVisit(() => ({ RATE_LIMITS: 'off' }));

const QUESTION = 'प्रोजेक्टर पनि बनाउनुहुन्छ?';
const ANSWER = 'हो, बनाउँछौं।';

it('the owner translates a question, and a Nepali visitor reads it once it is published', async () => {
  const owner = await ownerEnters(visit);
  const page = await openTab(visit, owner, 'faqs?edit=new');
  const added = page.getByRole('dialog', { name: 'Add FAQ Item' });
  await added.getByLabel(/^Question/).fill('Do you mend projectors?');
  await added.getByRole('textbox', { name: /^Answer/ }).pressSequentially('We do.');
  await added.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'success', 'FAQ item added.');

  const row = page.getByRole('row', { name: /projectors/ });
  await row.getByRole('button', { name: 'Nepali missing' }).click();
  const editor = page.getByRole('dialog', { name: /^Nepali/ });
  await editor.getByLabel('Question, Nepali').fill(QUESTION);
  await editor.getByRole('textbox', { name: 'Answer, Nepali' }).pressSequentially(ANSWER);
  await editor.getByRole('button', { name: 'Save draft' }).click();
  await expectToast(page, 'success', 'Translation saved as a draft.');

  const visitor = await visit.open('/faq', { language: 'ne' });
  await visitor.getByText('Do you mend projectors?').waitFor();
  await visitor.context().close();

  await row.getByRole('button', { name: 'Nepali draft' }).click();
  await editor.getByRole('button', { name: 'Publish' }).click();
  await expectToast(page, 'success', 'Translation published.');
  await row.getByRole('button', { name: 'Nepali published' }).waitFor();

  const reader = await visit.open('/faq', { language: 'ne' });
  await reader.getByRole('button', { name: QUESTION }).click();
  await reader.getByRole('region', { name: QUESTION }).getByText(ANSWER).waitFor();
  expect(await reader.getByText('Do you mend projectors?').count()).toBe(0);
  await owner.close();
});
