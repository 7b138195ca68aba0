import { expect, it } from 'vitest';
import { useVisit } from './support/browser.js';
import { graphql } from './support/server.js';
import { fillIn, PUBLIC_ROUTES } from './support/routes.js';
import { useOwner } from './support/owner.js';
