import { Trans, useLingui } from '@lingui/react/macro';
import { type PointerEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Button, Row } from '../../../ui';
import styles from './SignaturePad.module.css';

export interface Signature {
  /** The drawing as a picture; null where nothing was drawn. */
  read: () => Promise<Blob | null>;
}

interface SignaturePadProps {
  handle: Ref<Signature>;
  /** Written instead of drawn, for whoever cannot draw here. */
  name: string;
  onDrawn: () => void;
}

/** In pixels of the picture; on screen it is as wide as there is room. */
const WIDTH = 900;
const HEIGHT = 300;

/** A place to sign with a finger, a pen or the mouse, on white as on paper. */
export function SignaturePad({ handle, name, onDrawn }: SignaturePadProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isEmpty, setEmpty] = useState(true);

  useImperativeHandle(handle, () => ({
    read: () =>
      new Promise((resolve) => {
        if (isEmpty || !canvas.current) resolve(null);
        else canvas.current.toBlob(resolve, 'image/png');
      }),
  }));

  const brush = () => {
    const context = canvas.current?.getContext('2d');
    if (context) Object.assign(context, { lineWidth: 5, lineCap: 'round', lineJoin: 'round', strokeStyle: '#111' });
    return context;
  };

  const place = ({ clientX, clientY }: PointerEvent) => {
    const box = canvas.current!.getBoundingClientRect();
    return [((clientX - box.left) / box.width) * WIDTH, ((clientY - box.top) / box.height) * HEIGHT] as const;
  };

  function paper(): void {
    const context = brush();
    if (!context) return;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, WIDTH, HEIGHT);
  }

  function drawn(): void {
    setEmpty(false);
    onDrawn();
  }

  function begin(event: PointerEvent): void {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    if (isEmpty) paper();
    const context = brush();
    context?.beginPath();
    context?.moveTo(...place(event));
    drawn();
  }

  function go(event: PointerEvent): void {
    if (event.buttons === 0) return;
    const context = brush();
    context?.lineTo(...place(event));
    context?.stroke();
  }

  function write(): void {
    paper();
    const context = brush();
    if (context) {
      context.fillStyle = '#111';
      context.font = 'italic 72px serif';
      context.fillText(name, 40, HEIGHT / 2 + 24, WIDTH - 80);
    }
    drawn();
  }

  function clear(): void {
    paper();
    setEmpty(true);
  }

  return (
    <div className={styles.pad}>
      <canvas
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        className={styles.paper}
        role="img"
        aria-label={isEmpty ? t`Sign here` : t`Signature`}
        onPointerDown={begin}
        onPointerMove={go}
      />
      <Row gap={1}>
        <Button size="sm" variant="secondary" disabled={isEmpty} onClick={clear}>
          <Trans>Clear</Trans>
        </Button>
        <Button size="sm" variant="secondary" disabled={!name.trim()} onClick={write}>
          <Trans>Write the name instead</Trans>
        </Button>
      </Row>
    </div>
  );
}
