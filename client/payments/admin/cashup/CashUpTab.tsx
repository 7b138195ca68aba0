import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { isDay } from '../../../admin/kit/days';
import { Field, TextInput, Button, DateTime, ErrorState, LinkButton, Loading, Skeleton } from '../../../ui';
import { TabFrame } from '../../../admin/kit/TabFrame';
import { useAdminAction } from '../../../admin/kit/useAdminAction';
import { useAnswer } from '../../../graphql/useAnswer';
import { toKathmanduInput } from '../../../lib/dates';
import { signedMoney } from '../../../lib/money';
import { Link } from '../../../lib/router/Link';
import { repairRecordUrl } from '../../../repairs/urls';
import { ENTRY_KINDS, PAYMENT_METHODS } from '../../labels';
import { ClosedDays } from './ClosedDays';
import { CloseForm } from './CloseForm';
import styles from './CashUp.module.css';
import { CashUpTableDocument, type CashUpQuery, useCashUpQuery, useReopenCashUpMutation } from './cashUp.gen';
import { cashUpUrl } from '../../urls';

type Day = CashUpQuery['cashUp'];

const today = (): string => toKathmanduInput(new Date().toISOString()).slice(0, 10);

/** So many days after a day; before it below 0. */
const dayAfter = (day: string, count: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
};

/** The end of a day at the counter: what the ledger says came, what was counted, and the days that were closed (decisions §15). */
export function CashUpTab() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const last = today();
  const asked = params.get('day');
  const day = asked && isDay(asked) && asked <= last ? asked : last;
  const query = useCashUpQuery({ variables: { day }, fetchPolicy: 'cache-and-network' });
  const { answer, failure } = useAnswer(query);
  const readAgain = async () => void (await query.refetch().catch(() => undefined));

  return (
    <TabFrame title={t`Cash-up`} intro={<Trans>What came in on a day, compared with what was counted.</Trans>}>
      <div className={styles.days}>
        <LinkButton size="sm" variant="secondary" to={cashUpUrl(dayAfter(day, -1))}>
          <Trans>Day before</Trans>
        </LinkButton>
        <div className={styles.day}>
          <Field label={t`Day`}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={day}
                max={last}
                onChange={({ target: { value } }) => isDay(value) && setParams({ day: value })}
              />
            )}
          </Field>
        </div>
        {day < last && (
          <LinkButton size="sm" variant="secondary" to={cashUpUrl(dayAfter(day, 1))}>
            <Trans>Day after</Trans>
          </LinkButton>
        )}
      </div>
      {answer?.cashUp.day === day ? (
        <DayView key={day} cashUp={answer.cashUp} readAgain={readAgain} />
      ) : failure ? (
        <ErrorState {...failure} />
      ) : (
        <Loading>
          <Skeleton height="16rem" />
        </Loading>
      )}
      <ClosedDays />
    </TabFrame>
  );
}

interface DayProps {
  cashUp: Day;
  readAgain: () => Promise<void>;
}

function DayView({ cashUp, readAgain }: DayProps) {
  return (
    <div className={styles.view}>
      <div className={styles.column}>
        <TakingsTable cashUp={cashUp} />
        {cashUp.closing ? (
          <Closing cashUp={cashUp} closing={cashUp.closing} readAgain={readAgain} />
        ) : (
          <CloseForm day={cashUp.day} cash={cashUp.cash} readAgain={readAgain} />
        )}
      </div>
      <Entries entries={cashUp.entries} />
    </div>
  );
}

function TakingsTable({ cashUp: { takings, total } }: Pick<DayProps, 'cashUp'>) {
  const { t, i18n } = useLingui();
  return (
    <table className={styles.takings} aria-label={t`Takings by method`}>
      <tbody>
        {takings.map(({ method, amount }) => (
          <tr key={method}>
            <th scope="row">{i18n._(PAYMENT_METHODS[method])}</th>
            <td>{signedMoney(amount, i18n.locale)}</td>
          </tr>
        ))}
        <tr className={styles.total}>
          <th scope="row">
            <Trans>Together</Trans>
          </th>
          <td>{signedMoney(total, i18n.locale)}</td>
        </tr>
      </tbody>
    </table>
  );
}

function Closing({
  cashUp: { day, canReopen, sinceClosing },
  closing: { expected, counted, difference, note, closedAt, closedBy },
  readAgain,
}: DayProps & { closing: NonNullable<Day['closing']> }) {
  const { t, i18n } = useLingui();
  const { act, isBusy } = useAdminAction();
  const [reopen] = useReopenCashUpMutation({ refetchQueries: [CashUpTableDocument] });
  const since = signedMoney(sinceClosing, i18n.locale);

  async function reopenDay(): Promise<void> {
    await reopen({ variables: { day } });
    await readAgain();
  }

  async function openAgain(): Promise<void> {
    if (!window.confirm(t`Reopen this day? It must be counted and closed again.`)) return;
    await act(reopenDay, { done: t`The day is open again.`, key: 'reopen' });
  }

  return (
    <section className={styles.closing} aria-label={t`Closed`}>
      <dl>
        <div>
          <dt>
            <Trans>Cash in the ledger</Trans>
          </dt>
          <dd>{signedMoney(expected, i18n.locale)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Counted</Trans>
          </dt>
          <dd>{signedMoney(counted, i18n.locale)}</dd>
        </div>
        <div data-off={difference !== 0}>
          <dt>
            <Trans>Difference</Trans>
          </dt>
          <dd>{signedMoney(difference, i18n.locale)}</dd>
        </div>
      </dl>
      {note && <p className={styles.note}>{note}</p>}
      <p className={styles.small}>
        <Trans>
          Closed by {closedBy}, <DateTime value={closedAt} />
        </Trans>
      </p>
      {sinceClosing !== 0 && (
        <p className={styles.since}>
          <Trans>Entered for this day since then: {since}</Trans>
        </p>
      )}
      {canReopen && (
        <div>
          <Button size="sm" variant="secondary" busy={isBusy('reopen')} onClick={() => void openAgain()}>
            <Trans>Open the day again</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}

function Entries({ entries }: Pick<Day, 'entries'>) {
  const { t, i18n } = useLingui();
  if (entries.length === 0) {
    return (
      <p className={styles.small}>
        <Trans>Nothing was entered on this day.</Trans>
      </p>
    );
  }
  return (
    <ul className={styles.entries} aria-label={t`Entries of the day`}>
      {entries.map(({ id, kind, method, amount, at, note, reference, isUndone, repairId }) => (
        <li key={id} data-undone={isUndone}>
          <span className={styles.line}>
            <span>
              {i18n._(ENTRY_KINDS[kind])}, {i18n._(PAYMENT_METHODS[method])}
            </span>
            <span className={styles.amount}>{signedMoney(amount, i18n.locale)}</span>
          </span>
          <span className={styles.small}>
            <DateTime value={at} />{' '}
            {repairId ? (
              <Link to={repairRecordUrl(repairId)}>{repairId}</Link>
            ) : (
              <span>
                <Trans>A set for sale</Trans>
              </span>
            )}
            {reference && <span> {reference}</span>}
          </span>
          {note && <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
