import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useAddressParams } from './useAddressParams';

const setting = (name: string, value: string) => (now: URLSearchParams) => {
  const next = new URLSearchParams(now);
  next.set(name, value);
  return next;
};

function open(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterProvider
      router={createMemoryRouter([{ path: '/list', element: children }], { initialEntries: [address] })}
    />
  );
  const { result, rerender } = renderHook(() => ({ address: useAddressParams(), navigate: useNavigate() }), {
    wrapper,
  });
  return { rerender, params: () => String(result.current.address[0]), is: () => result.current };
}

it('keeps both of two choices of which the first is not drawn yet', async () => {
  const { params, is } = open('/list?search=sony&type=product');
  // of the same picture, as the second hand has it
  const [, change] = is().address;
  await act(async () => {
    change(setting('type', 'repair'));
    change(setting('rating', '1'));
  });
  expect(params()).toBe('search=sony&type=repair&rating=1');
});

it('changes what another way has led to', async () => {
  const { params, is } = open('/list?type=product');
  await act(async () => is().address[1](setting('rating', '1')));
  await act(async () => is().navigate('/list?search=lg'));
  await act(async () => is().address[1](setting('rating', '5')));
  expect(params()).toBe('search=lg&rating=5');
});
