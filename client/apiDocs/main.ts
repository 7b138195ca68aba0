import '../ui/fonts.css';
import '../ui/tokens.css';
import 'swagger-ui-dist/swagger-ui.css';
import './apiDocs.css';
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { shownTheme, subscribeToTheme } from '../lib/theme';

/**
 * The page `/api/docs`: the REST contract, to be read and tried (decisions §1). Its own entry, so that no visitor loads any of
 * it. Whoever tries a call gives a token by hand: one left by the shop's own pages would make each try a deed.
 */
showTheme();
subscribeToTheme(showTheme);

SwaggerUI({
  domNode: document.getElementById('contract'),
  url: '/api/openapi.json',
  presets: [SwaggerUI.presets.apis],
  layout: 'BaseLayout',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  displayOperationId: true,
  displayRequestDuration: true,
  tryItOutEnabled: true,
  // nothing is asked of anybody else
  validatorUrl: null,
});

/** Light or dark as the site is; Swagger UI has a class of its own for it. */
function showTheme(): void {
  const theme = shownTheme();
  document.documentElement.dataset.theme = theme;
  document.documentElement.classList.toggle('dark-mode', theme === 'dark');
}
