import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fakeServer';
import { renderPart } from '../../../testing/renderPart';
import { useRecordsView } from './useRecords';

function Filters() {
  const { view, show } = useRecordsView(['PUBLIC']);
  function searchAndFilter(): void {
    show({ search: 'sony' });
    show({ status: 'REQUESTED' });
  }
  return (
    <button type="button" onClick={searchAndFilter}>
      {view.search} {view.status}
    </button>
  );
}

it('two changes that come before the first is drawn both count', async () => {
  const { router } = await renderPart(<Filters />, { link: fakeServer({}) });
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('sony REQUESTED');
  const { search } = router.state.location;
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ search: 'sony', status: 'REQUESTED' });
});
