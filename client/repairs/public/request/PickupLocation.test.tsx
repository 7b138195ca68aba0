import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fakeServer';
import { renderApp } from '../../../testing/renderApp';
import { bookings, field, fillIn, submit } from '../../testing/booking';

describe('the location button', () => {
  const locate = async (geolocation: unknown) => {
    Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
    const { answers, sent } = bookings();
    const app = await renderApp('/repair', { link: fakeServer(answers) });
    await screen.findByRole('heading', { level: 1 });
    const press = () => app.user.click(screen.getByRole('button', { name: 'Use my location' }));
    return { app, sent, press };
  };
  const found = {
    getCurrentPosition: (onFound: PositionCallback) =>
      onFound({ coords: { latitude: 27.7172453, longitude: 85.3239605 } } as GeolocationPosition),
  };

  it('fills the coordinates, and the address where it is empty', async () => {
    const { press } = await locate(found);
    await press();
    expect(field(/Pickup address/).value).toBe('27.71725, 85.32396');
    expect(screen.getAllByText('Location fetched. Please verify the address.').length).toBeGreaterThan(0);
  });

  it('leaves an address alone, and sends the coordinates', async () => {
    const { app, sent, press } = await locate(found);
    await fillIn(app);
    await press();
    expect(field(/Pickup address/).value).toBe('Baneshwor');
    expect(screen.getByText('27.71725, 85.32396')).toBeTruthy();
    await submit(app);
    await waitFor(() =>
      expect(sent[0]?.variables.input.pickupCoordinates).toEqual({ latitude: 27.7172453, longitude: 85.3239605 }),
    );
  });

  it('says why it failed', async () => {
    const { press } = await locate({
      getCurrentPosition: (_: unknown, onError: PositionErrorCallback) =>
        onError({ code: 1, message: 'User denied Geolocation' } as GeolocationPositionError),
    });
    await press();
    expect(screen.getAllByText('Could not get location: User denied Geolocation').length).toBeGreaterThan(0);
  });

  it('comes to an end where neither the device nor the person answers', async () => {
    const { press } = await locate({ getCurrentPosition: () => undefined });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await press();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    vi.useRealTimers();
    expect(screen.getAllByText('Could not get location: it took too long.').length).toBeGreaterThan(0);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Use my location' }).ariaBusy).not.toBe('true');
  });

  it('says when the browser cannot do it', async () => {
    const { press } = await locate(undefined);
    await press();
    expect(screen.getAllByText('Geolocation is not supported by your browser.').length).toBeGreaterThan(0);
  });
});
