import { expect, it } from 'vitest';
import { readRupees, rupeesText } from '../amounts.js';
import { buildRepair } from '../../repairs/factory.js';
import { buildAttempt } from '../factory.js';
import { esewa, isSignedReturn, signatureOf } from './esewa.js';

/** The public sandbox of eSewa. */
const SETTINGS = {
  productCode: 'EPAYTEST',
  secretKey: '8gBm/:&EnhH.1/q',
  formBaseUrl: 'https://pay.example',
  statusBaseUrl: 'https://ask.example',
};

it('signs as eSewa documents it', () => {
  const fields = { total_amount: '110', transaction_uuid: '241028', product_code: 'EPAYTEST' };
  expect(signatureOf(SETTINGS.secretKey, 'total_amount,transaction_uuid,product_code', fields)).toBe(
    'i94zsd3oXF6ZsSr/kGqT4sSzYQzjj1W/waxjWyRwaME=',
  );
});

it('takes the payer there with a form whose parts add up, and back to an address without a query', () => {
  const attempt = buildAttempt(buildRepair(), { amount: 150_050 });
  const { url, fields } = esewa(SETTINGS).departure(attempt, 'https://tv.example/pay/esewa/1');
  expect(url).toBe('https://pay.example/api/epay/main/v2/form');
  const form = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const { signature, ...rest } = form;
  expect(rest).toEqual({
    amount: '1500.50',
    tax_amount: '0',
    product_service_charge: '0',
    product_delivery_charge: '0',
    total_amount: '1500.50',
    transaction_uuid: attempt.id,
    product_code: 'EPAYTEST',
    success_url: 'https://tv.example/pay/esewa/1',
    failure_url: 'https://tv.example/pay/esewa/1',
    signed_field_names: 'total_amount,transaction_uuid,product_code',
  });
  expect(signature).toBe(signatureOf(SETTINGS.secretKey, rest.signed_field_names!, rest));
});

const names = 'transaction_code,status,total_amount,transaction_uuid,product_code,signed_field_names';
const comeBack = (sent: object) => Buffer.from(JSON.stringify(sent)).toString('base64');
const fields = {
  transaction_code: '000AWEO',
  status: 'COMPLETE',
  total_amount: '6600.0',
  transaction_uuid: '250610-162413',
  product_code: 'EPAYTEST',
  signed_field_names: names,
};

it('reads what is signed without the comma and sent with it', () => {
  const signature = signatureOf(SETTINGS.secretKey, names, fields);
  expect(isSignedReturn(SETTINGS, comeBack({ ...fields, total_amount: '6,600.0', signature }))).toBe(true);
  expect(isSignedReturn(SETTINGS, comeBack({ ...fields, total_amount: '6,601.0', signature }))).toBe(false);
  expect(isSignedReturn(SETTINGS, comeBack({ ...fields, signature: 'x' }))).toBe(false);
  expect(isSignedReturn(SETTINGS, 'no JSON')).toBe(false);
});

it.each([
  [110, 11_000],
  ['110', 11_000],
  ['1,00,000.5', 10_000_050],
  ['6,600.0', 660_000],
  ['', null],
  ['-5', null],
  ['1e5', null],
  [null, null],
  [Number.NaN, null],
])('reads the amount %j as %j paisa', (written, paisa) => expect(readRupees(written)).toBe(paisa));

it.each([
  [11_000, '110'],
  [11_050, '110.50'],
  [5, '0.05'],
])('writes %i paisa as %s', (paisa, text) => expect(rupeesText(paisa)).toBe(text));
