import { useLingui } from '@lingui/react/macro';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { ListIcon } from '../../../ui/icons/pages';
import { UndoIcon } from '../../../ui/icons/media';
import {
  AlignCenterIcon,
  AlignLeftIcon,
  AlignRightIcon,
  LineIcon,
  LinkIcon,
  NumbersIcon,
  QuotationIcon,
} from './icons';
import { LinkBar } from './LinkBar';
import { ColourTool, Tool, ToolBar, ToolSelect } from './tools';
import styles from './Toolbar.module.css';

interface ToolbarProps {
  editor: Editor;
  label: string;
  /** Shows the text's HTML instead. */
  onSource: () => void;
}

const PARAGRAPH = 'paragraph';

/** What is true where the cursor stands. */
const stateOf = ({ editor }: { editor: Editor }) => {
  const level: unknown = editor.getAttributes('heading').level;
  const colour: unknown = editor.getAttributes('textStyle').color;
  return {
    block: editor.isActive('heading') ? String(level) : PARAGRAPH,
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    strike: editor.isActive('strike'),
    bullets: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
    link: editor.isActive('link'),
    center: editor.isActive({ textAlign: 'center' }),
    right: editor.isActive({ textAlign: 'right' }),
    colour: typeof colour === 'string' ? colour : null,
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
};

/** The tools over a rich text. One stop for the Tab key; the arrows go from tool to tool. */
export function Toolbar({ editor, label, onSource }: ToolbarProps) {
  const { t } = useLingui();
  const now = useEditorState({ editor, selector: stateOf });
  const [isLinking, setLinking] = useState(false);
  const run = () => editor.chain().focus();

  function setBlock(block: string): void {
    if (block === PARAGRAPH) run().setParagraph().run();
    else
      run()
        .setHeading({ level: Number(block) as 2 | 3 | 4 | 5 | 6 })
        .run();
  }

  return (
    <div className={styles.tools}>
      <ToolBar label={label}>
        <ToolSelect label={t`Kind of text`} value={now.block} onChange={setBlock}>
          <option value={PARAGRAPH}>{t`Paragraph`}</option>
          <option value="2">{t`Heading 2`}</option>
          <option value="3">{t`Heading 3`}</option>
          <option value="4">{t`Heading 4`}</option>
          {now.block === '5' && <option value="5">{t`Heading 5`}</option>}
          {now.block === '6' && <option value="6">{t`Heading 6`}</option>}
        </ToolSelect>
        <Tool label={t`Bold`} on={now.bold} onPress={() => run().toggleBold().run()}>
          <b>B</b>
        </Tool>
        <Tool label={t`Italic`} on={now.italic} onPress={() => run().toggleItalic().run()}>
          <i>I</i>
        </Tool>
        <Tool label={t`Underline`} on={now.underline} onPress={() => run().toggleUnderline().run()}>
          <u>U</u>
        </Tool>
        <Tool label={t`Strikethrough`} on={now.strike} onPress={() => run().toggleStrike().run()}>
          <s>S</s>
        </Tool>
        <Tool label={t`Bulleted list`} on={now.bullets} onPress={() => run().toggleBulletList().run()}>
          <ListIcon />
        </Tool>
        <Tool label={t`Numbered list`} on={now.numbers} onPress={() => run().toggleOrderedList().run()}>
          <NumbersIcon />
        </Tool>
        <Tool label={t`Block quote`} on={now.quote} onPress={() => run().toggleBlockquote().run()}>
          <QuotationIcon />
        </Tool>
        <Tool label={t`Link`} on={now.link} expanded={isLinking} onPress={() => setLinking(!isLinking)}>
          <LinkIcon />
        </Tool>
        <Tool label={t`Align left`} on={!now.center && !now.right} onPress={() => run().unsetTextAlign().run()}>
          <AlignLeftIcon />
        </Tool>
        <Tool label={t`Align centre`} on={now.center} onPress={() => run().setTextAlign('center').run()}>
          <AlignCenterIcon />
        </Tool>
        <Tool label={t`Align right`} on={now.right} onPress={() => run().setTextAlign('right').run()}>
          <AlignRightIcon />
        </Tool>
        <ColourTool
          colour={now.colour}
          onPick={(colour) => run().setColor(colour).run()}
          onClear={() => run().unsetColor().run()}
        />
        <Tool label={t`Horizontal line`} onPress={() => run().setHorizontalRule().run()}>
          <LineIcon />
        </Tool>
        <Tool label={t`Undo`} disabled={!now.canUndo} onPress={() => run().undo().run()}>
          <UndoIcon />
        </Tool>
        <Tool label={t`Redo`} disabled={!now.canRedo} onPress={() => run().redo().run()}>
          <UndoIcon className={styles.redo} />
        </Tool>
        <Tool label={t`HTML`} onPress={onSource}>
          {t`HTML`}
        </Tool>
      </ToolBar>
      {isLinking && <LinkBar editor={editor} onDone={() => setLinking(false)} />}
    </div>
  );
}
