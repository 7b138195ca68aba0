import { CallsToAction } from './CallsToAction';
import { CareTips } from './CareTips';
import { Explore } from './Explore';

/** The end of the home page: words and links that are the same for everybody. */
export function WaysOn() {
  return (
    <>
      <Explore />
      <CareTips />
      <CallsToAction />
    </>
  );
}
