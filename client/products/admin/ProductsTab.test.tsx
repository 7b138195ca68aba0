import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { pictureHistory } from '../../media/history';
import { confirmation } from '../../testing/confirmation';
import { admin, openAdmin, tablePage } from '../../testing/admin';
import { refusal } from '../../testing/fakeServer';
import { openUploadStore, picture } from '../../testing/uploadStore';

const product = (id: string, over: object = {}) => ({
  __typename: 'Product',
  id,
  name: `Television ${id}`,
  description: '<p>Bright.</p>',
  price: 12_500,
  category: 'TV',
  condition: 'UsedGood',
  imageUrls: [] as string[],
  isPublished: true,
  createdAt: '2026-06-01T06:00:00.000Z',
  deletedAt: null as string | null,
  version: 3,
  grade: null as string | null,
  warrantyMonths: null as number | null,
  availability: 'AVAILABLE',
  stock: {
    __typename: 'ProductStock',
    reservedUntil: null,
    reservedFor: null as string | null,
    soldAt: null,
    warrantyUntil: null,
    boughtFrom: null,
    boughtFor: null,
  },
  set: null as object | null,
  rating: { __typename: 'RatingSummary', average: null as number | null, count: 0 },
  ...over,
});

let shelf: ReturnType<typeof product>[];

/** A server that keeps products and changes them. */
const answers = {
  ProductTable: () => ({ productTable: tablePage('ProductTable', shelf) }),
  ChangeProducts: ({ changes }: Record<string, any>) => {
    const previous = changes.map(({ id }: { id: string }) => {
      const { isPublished, category, price } = shelf.find((one) => one.id === id)!;
      return { __typename: 'ProductBefore', id, isPublished, category, price, deleted: false };
    });
    shelf = shelf.map((one) => {
      const { deleted: _deleted, ...change } = changes.find(({ id }: { id: string }) => id === one.id) ?? {};
      return { ...one, ...change };
    });
    const products = shelf.filter(({ id }) => changes.some((change: { id: string }) => change.id === id));
    return { changeProducts: { __typename: 'ChangedProducts', products, previous } };
  },
};

beforeEach(() => {
  shelf = [product('A'), product('B', { isPublished: false, price: 0 })];
});

const row = (name: RegExp) => screen.findByRole('row', { name });

test('a new product is published, a TV of price 0; name and description are required', async () => {
  const { user, asked } = await openAdmin('/admin/products?edit=new', {
    ...answers,
    CreateProduct: ({ input }: Record<string, any>) => ({ createProduct: product('C', input) }),
  });
  const form = within(await screen.findByRole('dialog'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect((await form.findAllByText('Name is required.')).length).toBeGreaterThan(0);
  expect((await form.findAllByText('Description is required.')).length).toBeGreaterThan(0);

  await user.type(form.getByLabelText(/^Name/), 'Sony 40');
  await user.click(await form.findByRole('button', { name: 'HTML' }));
  await user.type(form.getByRole('textbox', { name: /^Description/ }), '<p>Clear.</p>');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Product added.')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'CreateProduct')?.variables.input).toEqual({
    name: 'Sony 40',
    description: '<p>Clear.</p>',
    price: 0,
    category: 'TV',
    condition: 'UsedGood',
    imageUrls: [],
    isPublished: true,
    setId: null,
    grade: null,
    warrantyMonths: null,
    boughtFrom: '',
    boughtFor: null,
    version: null,
  });
});

test('an edit goes on from the version that was read; two who edit see both versions, and nothing is lost', async () => {
  const sent: Record<string, any>[] = [];
  const { user, address } = await openAdmin('/admin/products?search=tele&edit=A', {
    ...answers,
    UpdateProduct: ({ input }: Record<string, any>) => {
      sent.push(input);
      if (input.version === 3) {
        shelf = [product('A', { price: 9000, version: 4 }), shelf[1]!];
        return refusal('CONFLICT', 'This was changed by someone else. Reload to see the changes.');
      }
      shelf = [product('A', { ...input, version: 5 }), shelf[1]!];
      return { updateProduct: shelf[0] };
    },
  });
  const form = within(await screen.findByRole('dialog'));
  await user.clear(await form.findByLabelText(/^Name/));
  await user.type(form.getByLabelText(/^Name/), 'Mine');
  await user.click(form.getByRole('button', { name: 'Save' }));

  const both = within(await screen.findByRole('dialog', { name: 'Two versions' }));
  expect(both.getByText('9000')).toBeTruthy();
  await user.click(both.getByRole('button', { name: 'Keep editing mine on top of theirs' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Product updated.')).toBeTruthy();
  expect(sent.map(({ version, name, price }) => [version, name, price])).toEqual([
    [3, 'Mine', 12_500],
    [4, 'Mine', 9000],
  ]);
  await waitFor(() => expect(address()).toBe('/admin/products?search=tele'));
});

test('many products: a look at what will change, the change of just those, and the way back', async () => {
  const { user, asked } = await openAdmin('/admin/products', answers);
  await row(/Television A/);
  await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const preview = within(await screen.findByRole('dialog', { name: 'Publish 2 products?' }));
  expect(preview.getByText('Published, unchanged')).toBeTruthy();
  await user.click(preview.getByRole('button', { name: 'Do it' }));

  const undo = await screen.findByRole('button', { name: 'Undo' });
  const changes = () => asked.filter(({ name }) => name === 'ChangeProducts').map(({ variables }) => variables.changes);
  expect(changes()).toEqual([[{ id: 'B', version: 3, isPublished: true }]]);
  await waitFor(() => expect(shelf[1]!.isPublished).toBe(true));

  await user.click(undo);
  expect(await screen.findByText('The products are as they were before.')).toBeTruthy();
  expect(changes()[1]).toEqual([{ id: 'B', isPublished: false, category: 'TV', price: 0, deleted: false }]);
  expect(
    within(await row(/Television B/))
      .getByRole('switch')
      .getAttribute('aria-checked'),
  ).toBe('false');
});

test('a price changes by a percentage; what makes no sense changes nothing', async () => {
  const { user, asked } = await openAdmin('/admin/products', answers);
  await user.click(within(await row(/Television A/)).getByRole('checkbox'));
  const price = screen.getByLabelText('New price, or a change such as +500 or -10%');
  await user.type(price, 'cheap');
  await user.click(screen.getByRole('button', { name: 'Set price' }));
  expect(await screen.findByText('Enter a price, or a change such as +500 or -10%.')).toBeTruthy();
  await user.clear(price);
  await user.type(price, '-10%');
  await user.click(screen.getByRole('button', { name: 'Set price' }));
  const preview = within(await screen.findByRole('dialog'));
  expect(preview.getByText('Rs. 11,250')).toBeTruthy();
  await user.click(preview.getByRole('button', { name: 'Cancel' }));
  expect(asked.some(({ name }) => name === 'ChangeProducts')).toBe(false);
});

test('a deleted product is only there to come back', async () => {
  confirmation.mockReturnValue(true);
  const gone = product('D', { deletedAt: '2026-06-02T06:00:00.000Z' });
  const { user, asked } = await openAdmin('/admin/products?deleted=true', {
    ProductTable: { productTable: tablePage('ProductTable', [gone]) },
    RestoreProduct: { restoreProduct: { ...gone, deletedAt: null } },
  });
  const line = within(await row(/Television D/));
  expect(line.queryByRole('button', { name: /Edit|Delete/ })).toBeNull();
  await user.click(line.getByRole('button', { name: /Restore/ }));
  expect(await screen.findByText('Product restored.')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'ProductTable')?.variables).toMatchObject({ deleted: true });
});

test('pictures are uploaded, the same one once; where one does not get through, nothing is sent', async () => {
  const store = await openUploadStore();
  pictureHistory.add(admin.id, '/media/shelf.webp');
  const { user, asked } = await openAdmin('/admin/products?edit=A', {
    ...answers,
    ...store.answers,
    UpdateProduct: ({ input }: Record<string, any>) => ({ updateProduct: product('A', { ...input, version: 4 }) }),
  });
  const form = within(await screen.findByRole('dialog'));
  const takeRecent = async () => {
    await user.click(await form.findByRole('button', { name: 'Recent images' }));
    const recent = within(await screen.findByRole('dialog', { name: 'Recent images' }));
    await user.click(recent.getByRole('button', { name: 'Recent image 1' }));
  };
  await takeRecent();
  await takeRecent();
  expect(await screen.findByText('Image already added.')).toBeTruthy();
  store.reply = { refuse: 'The file is damaged or incomplete.' };
  await user.upload(form.getByLabelText(/Add pictures/), picture('new.webp'));
  expect(await screen.findByText('Image upload failed: The file is damaged or incomplete.')).toBeTruthy();
  const sent = () => asked.filter(({ name }) => name === 'UpdateProduct').map(({ variables }) => variables.input);
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Upload failed.')).toBeTruthy();
  expect(sent()).toEqual([]);
  store.reply = 'take';
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Product updated.')).toBeTruthy();
  expect(sent().map(({ imageUrls }) => imageUrls)).toEqual([['/media/shelf.webp', store.addressOf(store.came.length)]]);
});

test('a draft brings its pictures back', async () => {
  confirmation.mockReturnValue(true);
  shelf = [product('A', { imageUrls: ['/media/a.webp', '/media/b.webp'] })];
  const { user } = await openAdmin('/admin/products?edit=A', answers);
  let form = within(await screen.findByRole('dialog'));
  await user.click(await form.findByRole('button', { name: 'Remove Picture 2' }));
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  await user.click(within(await row(/Television A/)).getByRole('button', { name: 'Edit' }));
  form = within(await screen.findByRole('dialog'));
  expect(await form.findByRole('button', { name: 'Remove Picture 2' })).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(form.queryByRole('button', { name: 'Remove Picture 2' })).toBeNull());
});

test('what is being written stays when the list goes elsewhere', async () => {
  const { user, client } = await openAdmin('/admin/products?edit=A', answers);
  const form = within(await screen.findByRole('dialog'));
  await user.type(await form.findByLabelText(/^Name/), ', mine');
  shelf = shelf.slice(1);
  await client.refetchQueries({ include: ['ProductTable'] });
  await waitFor(() => expect(screen.queryByRole('row', { name: /Television A/, hidden: true })).toBeNull());
  expect(form.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Television A, mine');
});

const A_SET = { __typename: 'TvSet', id: 'set-1', brand: 'Sony', model: 'XR-55', serial: 'SN 1' };

test('a product becomes one very set by its serial number, with grade, warranty and what it was bought in for', async () => {
  const { user, asked } = await openAdmin('/admin/products?edit=A', {
    ...answers,
    FindSet: {
      tvSetBySerial: { ...A_SET, version: 1, tvType: 'OLED', sizeInches: 55, notes: '', repairs: [] },
    },
    UpdateProduct: ({ input }: Record<string, any>) => ({
      updateProduct: product('A', { grade: input.grade, set: A_SET, version: 4 }),
    }),
  });
  const form = within(await screen.findByRole('dialog'));
  await user.type(await form.findByLabelText('Serial number'), 'sn1{Enter}');
  expect(await form.findByText('Sony, XR-55, SN 1')).toBeTruthy();
  await user.selectOptions(form.getByLabelText('Grade'), 'Grade B');
  await user.type(form.getByLabelText('Warranty (months)'), '6');
  await user.type(form.getByLabelText('Bought from'), 'Hari');
  await user.type(form.getByLabelText('Bought for (Rs.)'), '9000.5');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Product updated.')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'UpdateProduct')?.variables.input).toMatchObject({
    setId: 'set-1',
    grade: 'B',
    warrantyMonths: 6,
    boughtFrom: 'Hari',
    boughtFor: 9000.5,
  });
});

test('a set is reserved for somebody, sold, and put up for sale again; what is no set is not', async () => {
  shelf = [product('A', { set: A_SET }), product('B')];
  const become = (availability: string, reservedFor: string | null = null) => {
    const stock = { ...product('A').stock, reservedFor };
    shelf = shelf.map((one) => (one.id === 'A' ? { ...one, availability, stock, version: one.version + 1 } : one));
    return shelf[0]!;
  };
  const { user, asked } = await openAdmin('/admin/products', {
    ...answers,
    ReserveProduct: ({ input }: Record<string, any>) => ({ reserveProduct: become('RESERVED', input.reservedFor) }),
    SellProduct: () => ({ sellProduct: become('SOLD') }),
    ReleaseProduct: () => ({ releaseProduct: become('AVAILABLE') }),
  });
  const set = within(await row(/Television A/));
  expect(within(await row(/Television B/)).queryByRole('button', { name: 'Reserve' })).toBeNull();

  await user.click(set.getByRole('button', { name: 'Reserve' }));
  const form = within(await screen.findByRole('dialog', { name: 'Reserve Television A' }));
  await user.click(form.getByRole('button', { name: 'Reserve' }));
  expect((await form.findAllByText('Please enter who it is for.')).length).toBeGreaterThan(0);
  await user.type(form.getByLabelText(/^For whom/), 'Sita');
  await user.click(form.getByRole('button', { name: 'Reserve' }));
  expect(await screen.findByText('Product reserved.')).toBeTruthy();
  expect(await set.findByText(': Sita')).toBeTruthy();

  confirmation.mockReturnValue(true);
  await user.click(set.getByRole('button', { name: 'Sell' }));
  expect(await screen.findByText('Product sold.')).toBeTruthy();
  await user.click(await set.findByRole('button', { name: 'For sale again' }));
  expect(await screen.findByText('For sale again.')).toBeTruthy();
  const versions = asked.filter(({ name }) => /^(Reserve|Sell|Release)Product$/.test(name));
  expect(versions.map(({ variables }) => variables.version ?? variables.input.version)).toEqual([3, 4, 5]);
});
