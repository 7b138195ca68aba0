import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAdminAction } from '../../admin/kit/useAdminAction';
import { useAnswer } from '../../graphql/useAnswer';
import { readableRepairId } from '../../lib/repairId';
import { Link } from '../../lib/router/Link';
import { Button, DateTime, ErrorNote, LinkButton, Loading, Row, SkeletonText } from '../../ui';
import { type RepairStatus, RepairStatusBadge } from '../../repairs';
import { type SetOfRepairQuery, useChangeSetOfRepairMutation, useSetOfRepairQuery } from './setsAdmin.gen';
import { SetPicker } from './SetPicker';
import styles from './RepairSet.module.css';
import { SetDescription } from './SetDescription';
import { ShelfPlace } from './ShelfPlace';
import { Sheets } from './sheets/Sheets';
import { setLabelUrl } from './urls';

type SetRepair = NonNullable<SetOfRepairQuery['repair']>;
type Known = NonNullable<SetRepair['set']>;

/** The very set of a repair: which one it is, what it has been through, where it stands, and its sheets. */
export function RepairSet({ repairId }: { repairId: string }) {
  const query = useSetOfRepairQuery({ variables: { id: repairId }, fetchPolicy: 'cache-and-network' });
  const { answer, failure } = useAnswer(query);
  const repair = answer?.repair;
  const readAgain = async () => void (await query.refetch().catch(() => undefined));
  if (repair) return <Whole repair={repair} readAgain={readAgain} />;
  if (failure) return <ErrorNote {...failure} />;
  return (
    <Loading>
      <SkeletonText lines={3} />
    </Loading>
  );
}

interface PartProps {
  repair: SetRepair;
  readAgain: () => Promise<void>;
}

function Whole({ repair, readAgain }: PartProps) {
  const { t } = useLingui();
  const [isChoosing, setChoosing] = useState(false);
  const { set } = repair;
  return (
    <div className={styles.whole}>
      <section aria-label={t`This set`} className={styles.part}>
        <h3>
          <Trans>This set</Trans>
        </h3>
        {set ? (
          <SetDescription set={set} />
        ) : (
          <p className={styles.unset}>
            <Trans>Not recorded yet.</Trans>
          </p>
        )}
        <Row gap={1}>
          <Button size="sm" variant={set ? 'secondary' : 'primary'} onClick={() => setChoosing(true)}>
            {set ? <Trans>A different set</Trans> : <Trans>Find or add the set</Trans>}
          </Button>
          <LinkButton to={setLabelUrl(repair.id)} target="_blank" size="sm" variant="secondary">
            <Trans>Label</Trans>
          </LinkButton>
        </Row>
        <ShelfPlace key={repair.shelfPlace} repairId={repair.id} place={repair.shelfPlace} readAgain={readAgain} />
        {set && <SetHistory repair={repair} set={set} readAgain={readAgain} />}
      </section>
      <Sheets repair={repair} readAgain={readAgain} />
      {isChoosing && <SetPicker repair={repair} onDone={readAgain} onClose={() => setChoosing(false)} />}
    </div>
  );
}

/** The other jobs of the same set; this one may come back from one of them. */
function SetHistory({ repair, set, readAgain }: PartProps & { set: Known }) {
  const { t } = useLingui();
  const { act, isBusy } = useAdminAction();
  const [change] = useChangeSetOfRepairMutation();
  const others = set.repairs.filter(({ id }) => id !== repair.id);

  const comesBackFrom = (id: string | null) =>
    act(
      async () => {
        await change({ variables: { id: repair.id, input: { comesBackFrom: id } } });
        await readAgain();
      },
      { done: t`Repair updated.`, key: id ?? '' },
    );

  if (others.length === 0) {
    return (
      <p className={styles.unset}>
        <Trans>It was not here before.</Trans>
      </p>
    );
  }
  return (
    <ol className={styles.history} aria-label={t`Earlier and later repairs of this set`}>
      {others.map(({ id, status, submissionDate, issueDescription }) => {
        const name = readableRepairId(id);
        const isBefore = repair.comesBackFrom?.id === id;
        return (
          <li key={id}>
            <Row gap={1}>
              <Link to={`/admin/repairs?view=${encodeURIComponent(id)}`} target="_blank">
                {name}
              </Link>
              <RepairStatusBadge status={status satisfies RepairStatus} />
              <DateTime value={submissionDate} show="date" />
            </Row>
            <p className={styles.fault}>{issueDescription}</p>
            {isBefore ? (
              <Row gap={1}>
                <strong>
                  <Trans>This repair comes back from it.</Trans>
                </strong>
                <Button size="sm" variant="ghost" busy={isBusy()} onClick={() => void comesBackFrom(null)}>
                  <Trans>No, it does not</Trans>
                </Button>
              </Row>
            ) : (
              submissionDate < repair.submissionDate && (
                <Button
                  size="sm"
                  variant="ghost"
                  busy={isBusy(id)}
                  aria-label={t`Comes back from ${name}`}
                  onClick={() => void comesBackFrom(id)}
                >
                  <Trans>Comes back from this</Trans>
                </Button>
              )
            )}
          </li>
        );
      })}
    </ol>
  );
}
