import { nothingHere } from "../_http/handlers-of";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = nothingHere;
