import { CLOUD, MEDIA_PATH } from '../../core/fields/mediaAddress.js';
import { RESOURCE_TYPES } from '../formats/kinds.js';
import { PRESET, PRIVATE_PRESET } from '../settings.js';

const text = { type: 'string' };
const number = { type: 'integer' };

const FAILURE = {
  description: "The upload was refused. Cloudinary's shape of an error, beside our own.",
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          code: { $ref: '#/components/schemas/ErrorCode' },
          message: text,
          requestId: text,
          error: { type: 'object', properties: { message: text }, required: ['message'], additionalProperties: false },
        },
        required: ['code', 'message', 'error'],
        additionalProperties: false,
      },
    },
  },
};

const STORED = {
  type: 'object',
  properties: {
    asset_id: text,
    public_id: text,
    resource_type: text,
    type: { const: 'upload' },
    format: text,
    bytes: number,
    width: number,
    height: number,
    url: text,
    secure_url: { ...text, description: 'What is kept: the address of the file.' },
    created_at: { type: 'string', format: 'date-time' },
    original_filename: text,
  },
  required: ['asset_id', 'public_id', 'resource_type', 'type', 'format', 'bytes', 'url', 'secure_url', 'created_at'],
  additionalProperties: false,
};

/** The upload as the OpenAPI document shows it (decisions §7): Cloudinary's protocol, so it is declared and not generated. */
export const uploadPaths = {
  [`${MEDIA_PATH}/${CLOUD}/{resourceType}/upload`]: {
    post: {
      operationId: 'uploadFile',
      tags: ['Uploads'],
      summary: "Keep a file: Cloudinary's unsigned upload.",
      description:
        'For everybody; with a token it counts as a person’s. `GET /api/config` says how large files may be, and where uploads go if not here.',
      security: [{}, { bearerAuth: [] }],
      parameters: [
        {
          name: 'resourceType',
          in: 'path',
          required: true,
          description: 'What the file is: a picture, video or sound, a CV, or whatever it turns out to be.',
          schema: { type: 'string', enum: Object.keys(RESOURCE_TYPES) },
        },
      ],
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              properties: {
                upload_preset: {
                  type: 'string',
                  enum: [PRESET, PRIVATE_PRESET],
                  examples: [PRESET],
                  description: `With \`${PRIVATE_PRESET}\` a picture opens by a signed address only. For admins.`,
                },
                file: { type: 'string', format: 'binary' },
              },
              required: ['upload_preset', 'file'],
            },
          },
        },
      },
      responses: {
        200: { description: 'It is kept.', content: { 'application/json': { schema: STORED } } },
        400: FAILURE,
        401: FAILURE,
        403: FAILURE,
        404: FAILURE,
        413: FAILURE,
        415: FAILURE,
        429: { ...FAILURE, headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } },
        500: FAILURE,
      },
    },
  },
};
