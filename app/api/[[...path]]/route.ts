import { nothingHere } from "@/lib/server/api/handlers-of";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = nothingHere;
