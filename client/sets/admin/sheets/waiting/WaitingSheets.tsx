import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useAdminAction } from '../../../../admin/kit/useAdminAction';
import { startSending } from '../../../../graphql/startSending';
import { readableRepairId } from '../../../../lib/repairId';
import { sessionToken } from '../../../../lib/token';
import { translateMediaMessage } from '../../../../media';
import { repairRecordUrl } from '../../../../repairs/urls';
import { Button, DateTime, LinkButton, toast, WarningIcon } from '../../../../ui';
import { ClockIcon } from '../../../../ui/icons/place';
import { sheetKinds } from '../labels';
import { hurry, sendAgain, sheetOutbox } from './sheetSender';
import { useWaitingSheets } from './useWaitingSheets';
import { type WaitingSheet, waitingSheets } from './waitingSheets';
import styles from './WaitingSheets.module.css';

/** The signed sheets that wait on this device for a connection, on every screen of the admin; they are sent for as long as one is open. */
export function WaitingSheets() {
  const { t, i18n } = useLingui();
  const client = useApolloClient();
  const sheets = useWaitingSheets();
  const announceSent = useEffectEvent((sheet: WaitingSheet) => {
    showAnew(sheet, client);
    const kind = i18n._(sheetKinds[sheet.kind]);
    toast.success(t`A signed sheet has reached the shop: ${kind}.`);
  });
  useEffect(
    () =>
      startSending(sheetOutbox, () => ({
        userId: sessionToken.userId(),
        client,
        onSent: (sheet) => announceSent(sheet),
      })),
    [client],
  );
  if (sheets.length === 0) return null;
  return (
    <section className={styles.list} aria-label={t`Sheets on this device`} aria-live="polite">
      {sheets.map((sheet) => (
        <WaitingCard key={sheet.id} sheet={sheet} />
      ))}
    </section>
  );
}

/** Whatever shows the sheets of that repair or product asks for them again. */
function showAnew({ of }: WaitingSheet, { cache }: ApolloClient): void {
  const thing =
    'repairId' in of ? { __typename: 'Repair', id: of.repairId } : { __typename: 'Product', id: of.productId };
  cache.evict({ id: cache.identify(thing), fieldName: 'sheets' });
}

function WaitingCard({ sheet }: { sheet: WaitingSheet }) {
  const { t, i18n } = useLingui();
  const client = useApolloClient();
  const { act, isBusy } = useAdminAction();
  const { kind, of, signerName, openedAt, attempts, refusal } = sheet;
  const name = i18n._(sheetKinds[kind]);
  const id = 'repairId' in of && readableRepairId(of.repairId);

  function discard(): void {
    if (window.confirm(t`Discard this signed sheet? The shop has not got it.`)) void waitingSheets.remove(sheet.id);
  }

  return (
    <article className={styles.card} data-refused={refusal !== null}>
      {refusal === null ? <ClockIcon size={24} /> : <WarningIcon size={24} />}
      <div className={styles.words}>
        <h2 className={styles.title}>
          {refusal === null ? (
            <Trans>{name}: signed, and waiting for a connection.</Trans>
          ) : (
            <Trans>{name}: signed, but the shop has not taken it.</Trans>
          )}
        </h2>
        <p>
          <Trans>
            Signed by {signerName}, <DateTime value={new Date(openedAt).toISOString()} />
          </Trans>
        </p>
        {refusal === null ? (
          <p>
            <Trans>It is saved on this device with its photos and sent later, once.</Trans>
          </p>
        ) : (
          <p>{translateMediaMessage(i18n, refusal)}</p>
        )}
        <div className={styles.ways}>
          {'repairId' in of && (
            <LinkButton size="sm" variant="secondary" to={repairRecordUrl(of.repairId)}>
              <Trans>Repair {id}</Trans>
            </LinkButton>
          )}
          {refusal === null && attempts > 0 && (
            <Button size="sm" variant="secondary" onClick={() => void hurry(sheet)}>
              <Trans>Try now</Trans>
            </Button>
          )}
          {refusal !== null && (
            <>
              <Button size="sm" busy={isBusy()} onClick={() => void act(() => sendAgain(sheet, client))}>
                <Trans>Send again</Trans>
              </Button>
              <Button size="sm" variant="ghost" onClick={discard}>
                <Trans>Discard</Trans>
              </Button>
            </>
          )}
        </div>
      </div>
    </article>
  );
}
