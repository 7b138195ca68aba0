import { Migration } from '@mikro-orm/migrations';

/** One word for one thing: customers are notified. */
export class Migration20261129083500_notified extends Migration {
  override up(): void {
    this.addSql(`alter table "repair" rename column "untold_since" to "notification_pending_since"`);
    this.addSql(`alter index "repair_untold" rename to "repair_notification_pending"`);
    this.addSql(`alter table "customer_update" rename column "told_at" to "notified_at"`);
    this.addSql(`alter table "customer_update" rename column "told_by" to "notified_by"`);
    this.addSql(`alter table "customer_update" rename column "teller_id" to "notifier_id"`);
    this.addSql(`alter table "customer_update" rename constraint "customer_update_told_by_check" to "customer_update_notified_by_check"`);
    this.addSql(`alter table "customer_update" rename constraint "customer_update_teller_id_foreign" to "customer_update_notifier_id_foreign"`);
    this.addSql(`alter index "customer_update_teller_id_index" rename to "customer_update_notifier_id_index"`);
  }

  override down(): void {
    this.addSql(`alter index "customer_update_notifier_id_index" rename to "customer_update_teller_id_index"`);
    this.addSql(`alter table "customer_update" rename constraint "customer_update_notifier_id_foreign" to "customer_update_teller_id_foreign"`);
    this.addSql(`alter table "customer_update" rename constraint "customer_update_notified_by_check" to "customer_update_told_by_check"`);
    this.addSql(`alter table "customer_update" rename column "notifier_id" to "teller_id"`);
    this.addSql(`alter table "customer_update" rename column "notified_by" to "told_by"`);
    this.addSql(`alter table "customer_update" rename column "notified_at" to "told_at"`);
    this.addSql(`alter index "repair_notification_pending" rename to "repair_untold"`);
    this.addSql(`alter table "repair" rename column "notification_pending_since" to "untold_since"`);
  }
}
