import { type Request, type RequestHandler, type Response, Router } from 'express';
import { SocialProvider } from '../../core/config/config.js';
import type { Ctx, Deps } from '../../core/context.js';
import { AppError, notFound } from '../../core/errors.js';
import { consume } from '../../core/limits.js';
import { contextOf } from '../../http/requestInfo.js';
import { answerNotFound, answerWithError } from '../../http/rest/rest.js';
import { SOCIAL_ADDRESS } from '../limits.js';
import { ProviderFailure, wordIn } from './ask.js';
import { FLOW_MINUTES, type Flow, type FlowCookie, flowCookie, isStateOf } from './flow.js';
import { issueCode } from './handoff.js';
import { redeemTicket } from './link.service.js';
import { type Found, loginAddress, safeRedirect } from './redirect.js';
import { type SocialSignIn, socialSignIn } from './strategy.js';

/** The way to a provider and back, for browsers (decisions §12 'Addresses'): whatever happens, it leads to a page. */
export function socialRouter(deps: Deps): Router {
  const tools = { deps, signIn: socialSignIn(deps.config), cookie: flowCookie(deps) };
  const router = Router();
  router.use(nowhereKept);
  router.get('/:provider', start(tools));
  router.get('/:provider/callback', comeBack(tools));
  router.use(answerNotFound, answerWithError(deps));
  return router;
}

interface Tools {
  deps: Deps;
  signIn: SocialSignIn;
  cookie: FlowCookie;
}

function start({ deps, signIn, cookie }: Tools): RequestHandler {
  return async (request, response, next) => {
    const provider = providerOf(request);
    const { link } = request.query;
    const redirect = safeRedirect(request.query.redirect);
    const back = (found: Found) => leadTo(response, loginAddress(provider, found, redirect));
    if (!deps.config.social[provider].client) return back({ error: 'unavailable' });
    const linkUserId = link === undefined ? null : await redeemTicket(contextOf(deps, request, null), provider, link);
    if (link !== undefined && !linkUserId) return back({ error: 'failed' });
    const expiresAt = deps.clock().getTime() + FLOW_MINUTES * 60_000;
    const remember = (secrets: Pick<Flow, 'state' | 'verifier'>) =>
      cookie.set(response, provider, { ...secrets, redirect, linkUserId, expiresAt });
    return signIn.start(provider, remember, response, next);
  };
}

function comeBack({ deps, signIn, cookie }: Tools): RequestHandler {
  return async (request, response) => {
    const provider = providerOf(request);
    const flow = cookie.take(request, response, provider);
    const found = await receive(contextOf(deps, request, null), signIn, provider, flow, request.query);
    leadTo(response, loginAddress(provider, found, flow?.redirect ?? '/'));
  };
}

/** What a provider sends somebody back with: the code for our page, or why there is none. */
async function receive(
  ctx: Ctx,
  signIn: SocialSignIn,
  provider: SocialProvider,
  flow: Flow | undefined,
  { code, state, error }: Request['query'],
): Promise<Found> {
  if (!ctx.config.social[provider].client) return { error: 'unavailable' };
  try {
    if (!flow || !isStateOf(flow, state)) throw new ProviderFailure('the state is not of this browser');
    if (error === 'access_denied') return { error: 'denied' };
    if (error !== undefined || typeof code !== 'string' || !code) {
      throw new ProviderFailure(`the callback brought no code${wordIn(error)}`);
    }
    await consume(ctx, SOCIAL_ADDRESS, `callback ${ctx.address}`);
    const profile = await signIn.finish(provider, { code, verifier: flow.verifier });
    return { code: await issueCode(ctx, { provider, profile, linkUserId: flow.linkUserId }) };
  } catch (failure) {
    const isNoFaultOfOurs = failure instanceof ProviderFailure || failure instanceof AppError;
    if (isNoFaultOfOurs) ctx.log.warn({ provider, reason: failure.message }, 'sign-in with a provider failed');
    else ctx.log.error({ provider, err: failure }, 'sign-in with a provider failed');
    return { error: 'failed' };
  }
}

/** Codes and tickets are in these addresses: nobody keeps them, nobody is told where one came from. */
const nowhereKept: RequestHandler = (_request, response, next) => {
  response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
  next();
};

function providerOf(request: Request): SocialProvider {
  const provider = Object.values(SocialProvider).find((name) => name === request.params.provider);
  if (!provider) throw notFound();
  return provider;
}

/** Without the body that Express would write the address into once more. */
const leadTo = (response: Response, location: string) => void response.status(302).set('Location', location).end();
