import { Trans, useLingui } from '@lingui/react/macro';
import { Found } from '../../../admin/kit/Found';
import { TabFrame } from '../../../admin/kit/TabFrame';
import { useAdminParams } from '../../../admin/kit/useAdminParams';
import { useAnswer } from '../../../graphql/useAnswer';
import { Field, Select } from '../../../ui';
import { type MessageTemplateViewFragment, useMessageTemplatesQuery } from './messageTemplates.gen';
import styles from './MessageTemplates.module.css';
import { TemplateForm } from './TemplateForm';
import { occasionLabel } from './templateLabels';

/** What customers are told: one text for each step and language, from which mails and messages by hand are made. */
export function MessageTemplatesTab() {
  const { t } = useLingui();
  const { answer, failure } = useAnswer(useMessageTemplatesQuery({ fetchPolicy: 'cache-and-network' }));
  return (
    <TabFrame
      title={t`Messages to customers`}
      intro={t`Mails, and messages sent by hand, use these texts. The shop's name, your note and the link to the repair are added.`}
    >
      <Found thing={answer} failure={failure} height="24rem">
        {(found) => <Templates templates={found.messageTemplates} />}
      </Found>
    </TabFrame>
  );
}

function Templates({ templates }: { templates: readonly MessageTemplateViewFragment[] }) {
  const { t, i18n } = useLingui();
  const [params, change] = useAdminParams();
  const named = params.get('occasion');
  const template = templates.find(({ occasion }) => occasion === named) ?? templates[0]!;
  const choose = (occasion: string) => change(() => new URLSearchParams({ occasion }), { replace: true });
  return (
    <div className={styles.templates}>
      <Field label={t`Message about`}>
        {(control) => (
          <Select {...control} value={template.occasion} onChange={(event) => choose(event.target.value)}>
            {templates.map(({ occasion }) => (
              <option key={occasion} value={occasion}>
                {i18n._(occasionLabel(occasion))}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {template.version === 0 && (
        <p className={styles.aside}>
          <Trans>This is the text that a new shop begins with.</Trans>
        </p>
      )}
      <TemplateForm key={`${template.occasion} ${template.version}`} template={template} />
    </div>
  );
}
