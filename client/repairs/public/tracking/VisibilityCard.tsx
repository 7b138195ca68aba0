import type { FragmentType } from '@apollo/client';
import { Trans } from '@lingui/react/macro';
import { useVisibilityCardFragment, type VisibilityCardFragment } from '../../repairs.gen';
import { VisibilitySwitch } from '../VisibilitySwitch';
import { Aside, SideCard } from './Facts';
import styles from './Facts.module.css';

/** Lets the owner choose, and says first what visitors would see (public-site §4, decisions §3). */
export function VisibilityCard(props: { repair: FragmentType<VisibilityCardFragment> }) {
  const repair = useVisibilityCardFragment(props.repair);
  const { brand, userName, isPublic } = repair;
  return (
    <SideCard title={<Trans>Who sees this repair?</Trans>}>
      <div className={styles.control}>
        <VisibilitySwitch repair={repair} />
      </div>
      <Aside>
        {isPublic ? (
          <Trans>
            In the public records visitors see this {brand}, the name {userName} and the status. Phone, address, costs
            and notes stay between the owner and the shop.
          </Trans>
        ) : (
          <Trans>
            Visitors cannot see this repair. If it is public, they see the TV, the name {userName} and the status, never
            phone, address, costs or notes.
          </Trans>
        )}
      </Aside>
    </SideCard>
  );
}
