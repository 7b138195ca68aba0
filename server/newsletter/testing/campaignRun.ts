import { afterEach, beforeEach } from 'vitest';
import { type Mailer, openMailer } from '../../infra/mail/mailer.js';
import { OutgoingMail } from '../../mail/entity.js';
import { silentLog } from '../../testing/database.js';
import { SmtpSink } from '../../testing/smtpServer.js';
import type { TestApp } from '../../testing/testApp.js';
import { EmailCampaign } from '../campaigns/entity.js';
import { sendCampaign } from '../campaigns/sending.service.js';
import { buildCampaign, buildSubscription } from '../factory.js';

/** So many mails are handed over at the same time. */
export const LANES = 5;

export const PEOPLE = Array.from({ length: 12 }, (_, index) => `reader${String.fromCodePoint(97 + index)}@example.com`);

/** A campaign that runs, with a real mail server at its end. */
export class CampaignRun {
  sink!: SmtpSink;
  mailer!: Mailer;

  constructor(readonly app: TestApp) {}

  async start(): Promise<void> {
    this.sink = new SmtpSink();
    await this.sink.start();
    this.mailer = openMailer({ ...this.app.deps.config, smtpUrl: this.sink.url }, silentLog);
  }

  async stop(): Promise<void> {
    this.mailer.close();
    await this.sink.stop();
  }

  /** A campaign that an admin has just sent to these. */
  async sent(people: readonly string[] = PEOPLE) {
    const { ctx } = await this.app.admin();
    await this.app.save(...people.map((email) => buildSubscription({ email })));
    const [draft] = await this.app.save(buildCampaign());
    const { id } = await sendCampaign(ctx, draft!.id);
    return { ctx, id };
  }

  /** Lets go what is due. */
  go = () => this.app.runDue({ mailer: this.mailer });

  /**
   * Lets the first mails go, does something while they are being handed over, and lets the rest go.
   * @returns to whom the first were
   */
  async during(work: () => Promise<unknown>): Promise<string[]> {
    const taken: string[] = [];
    const lanesAreFull = Promise.withResolvers<void>();
    const done = lanesAreFull.promise.then(work);
    const waiting: Mailer = {
      ...this.mailer,
      send: async (message) => {
        if (taken.push(message.to) === LANES) lanesAreFull.resolve();
        await done;
        await this.mailer.send(message);
      },
    };
    await this.app.runDue({ mailer: waiting });
    await done;
    return taken.slice(0, LANES);
  }

  wait(seconds: number): void {
    this.app.now = new Date(this.app.now.getTime() + seconds * 1000);
  }

  arrived = (): string[] => this.sink.received.map(({ to }) => to[0]!).toSorted();

  campaign = async (): Promise<EmailCampaign> => (await this.app.em.findAll(EmailCampaign))[0]!;

  /** How each address stands. */
  async states(): Promise<Record<string, string>> {
    const mails = await this.app.em.findAll(OutgoingMail);
    return Object.fromEntries(mails.map(({ recipient, state }) => [recipient, state]));
  }
}

export function useCampaignRun(app: TestApp): CampaignRun {
  const run = new CampaignRun(app);
  beforeEach(() => run.start());
  afterEach(() => run.stop());
  return run;
}
