// @vitest-environment node
import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import plugin from '../../tools/lint/translatedText.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const part = (drawn: string) => `const Part = ({ busy, text, icon, items, children }) => ${drawn};`;
const goes = [{ messageId: 'goes' }];
const before = [{ messageId: 'before' }];
const mixed = [{ messageId: 'mixed' }];

new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } }).run(
  'translated-text',
  plugin.rules['translated-text'],
  {
    valid: [
      part('<button>{busy ? <Spinner /> : icon}<span>{children}</span></button>'),
      part('<p>{text}{busy && <Spinner />}</p>'),
      part('<p>{busy && text}</p>'),
      part('<p>{busy ? `Sending` : `Send`} {text}</p>'),
      part('<p>{busy ? <Trans>Sending</Trans> : <Trans>Send</Trans>}</p>'),
      part('<p>{busy && <span><Trans>Sending</Trans></span>}</p>'),
      part('<ul>{items.map((item) => <li>{item}</li>)}</ul>'),
      part('<Field hint={busy ? <Trans>Sending</Trans> : undefined} />'),
      'function Part({ value }) { if (!value) return null; return <p>{value}</p>; }',
    ],
    invalid: [
      { code: part('<button>{busy ? <Spinner /> : icon}{children}</button>'), errors: before },
      { code: part('<p>{items.map((item) => <b>{item}</b>)}{text}</p>'), errors: before },
      { code: part('<p>{busy && text}<b>1</b></p>'), errors: goes },
      { code: part('<p>{busy && <>, <b>1</b></>}</p>'), errors: goes },
      { code: part('<output>{busy && <Trans>Sending</Trans>}</output>'), errors: goes },
      { code: part('<p>{busy ? <Time /> : <Trans>Never</Trans>}</p>'), errors: goes },
      { code: part('<Card intro={busy ? <Trans>Sending</Trans> : `Send`} />'), errors: mixed },
      { code: "function Part({ value }) { if (!value) return '–'; return <p>{value}</p>; }", errors: goes },
      {
        code: 'function Part({ busy }) { if (busy) return <Card intro={`Send`} />; return <Card intro={<Trans>Sent</Trans>} />; }',
        errors: mixed,
      },
    ],
  },
);
