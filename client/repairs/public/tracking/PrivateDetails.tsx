import type { FragmentType } from '@apollo/client';
import { Trans } from '@lingui/react/macro';
import { useErrorText } from '../../../graphql/useErrorText';
import { telephoneUrl } from '../../../lib/contactLinks';
import { Button, Loading, RetryIcon, SkeletonText } from '../../../ui';
import type { FullRepair } from './useFullRepair';
import { type PrivateDetailsFragment, usePrivateDetailsFragment } from '../../repairs.gen';
import { Aside, Fact, Facts, SideCard } from './Facts';
import styles from './Facts.module.css';
import { LatePictures } from './LatePictures';

/** What only the owner and the shop see: the record in full (decisions §3). */
export function PrivateDetails({ full: { record, error, loading, retry } }: { full: FullRepair }) {
  const errorText = useErrorText();
  if (!record && !error && !loading) return null;
  return (
    <SideCard title={<Trans>Only for the owner and the shop</Trans>}>
      {record ? (
        <PrivateFacts record={record} />
      ) : error ? (
        <div role="alert" className={styles.failed}>
          <Aside>{errorText(error)}</Aside>
          <Button variant="secondary" icon={<RetryIcon />} onClick={retry} busy={loading}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : (
        <Loading>
          <SkeletonText lines={8} />
        </Loading>
      )}
    </SideCard>
  );
}

function PrivateFacts({ record }: { record: FragmentType<PrivateDetailsFragment> }) {
  const { userName, contactNumber, pickupAddress, issueDescription, issueImageUrls } =
    usePrivateDetailsFragment(record);
  return (
    <Facts>
      <Fact name={<Trans>Full name</Trans>}>{userName}</Fact>
      <Fact name={<Trans>Contact number</Trans>}>
        <a href={telephoneUrl(contactNumber)}>{contactNumber}</a>
      </Fact>
      <Fact name={<Trans>Pickup address</Trans>}>
        <span className={styles.asTyped}>{pickupAddress}</span>
      </Fact>
      <Fact name={<Trans>Issue description</Trans>}>
        <span className={styles.asTyped}>{issueDescription}</span>
      </Fact>
      {issueImageUrls.length > 0 && (
        <Fact name={<Trans>Pictures</Trans>}>
          <LatePictures urls={issueImageUrls} />
        </Fact>
      )}
    </Facts>
  );
}
