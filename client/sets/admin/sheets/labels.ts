import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { results } from '../../labels';
import type { SheetKind, SheetResult } from '../setsAdmin.gen';

export const sheetKinds: Record<SheetKind, MessageDescriptor> = {
  INTAKE: msg`Intake sheet`,
  TEST: msg`Test sheet`,
};

export const resultNames = Object.keys(results) as SheetResult[];
