import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fakeServer';
import { renderPart } from '../../../testing/renderPart';
import { HeaderBackground, type HeaderBackgrounds } from './HeaderBackground';
import { PhonesField } from './PhonesField';
import { PictureUrlField } from '../../../admin/kit/editor/PictureUrlField';

/** A field that somebody else's version can reach: a draft that is restored, a conflict that is settled. */
async function show<Value>(
  first: Value,
  other: Value,
  Field: (props: { value: Value; onChange: (value: Value) => void }) => React.ReactNode,
) {
  function Editor() {
    const [value, setValue] = useState(first);
    return (
      <>
        <Field value={value} onChange={setValue} />
        <button type="button" onClick={() => setValue(other)}>
          Restore
        </button>
      </>
    );
  }
  const app = await renderPart(<Editor />, { link: fakeServer({}) });
  return { ...app, restore: () => app.user.click(screen.getByRole('button', { name: 'Restore' })) };
}

const pictures = () => screen.queryAllByRole('img').map((picture) => picture.getAttribute('src'));
const image = (url: string | null): HeaderBackgrounds => ({
  headerBackgroundImageUrl: url,
  headerBackgroundVideoUrl: null,
});

it('a background that was restored takes the place of the one that was shown', async () => {
  const { restore } = await show(image('https://x.np/a.png'), image('https://x.np/b.png'), (props) => (
    <HeaderBackground {...props} errorAt={() => undefined} />
  ));
  expect(pictures()).toEqual(['https://x.np/a.png']);
  await restore();
  expect(pictures()).toEqual(['https://x.np/b.png']);
});

it('no background that was restored leaves none', async () => {
  const { restore } = await show(image('https://x.np/a.png'), image(null), (props) => (
    <HeaderBackground {...props} errorAt={() => undefined} />
  ));
  await restore();
  expect(pictures()).toEqual([]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'None' }).checked).toBe(true);
});

it('a picture follows its address, which counts when the field is left', async () => {
  const { user, restore } = await show('https://x.np/a.png', '', (props) => (
    <PictureUrlField label="Picture" purpose="pagePicture" {...props} />
  ));
  const address = screen.getByLabelText<HTMLInputElement>('Picture: address');
  await user.clear(address);
  await user.type(address, 'https://x.np/b.png');
  expect(pictures()).toEqual(['https://x.np/a.png']);
  await user.tab();
  expect(pictures()).toEqual(['https://x.np/b.png']);
  await restore();
  expect(pictures()).toEqual([]);
  expect(address.value).toBe('');
});

it('phones that were restored take the place of what was typed', async () => {
  const { user, restore } = await show<readonly string[]>(['1'], ['2', '3'], (props) => <PhonesField {...props} />);
  const phones = screen.getByLabelText<HTMLInputElement>('Phones');
  await user.type(phones, ',,');
  expect(phones.value).toBe('1,,');
  await restore();
  expect(phones.value).toBe('2, 3');
});
